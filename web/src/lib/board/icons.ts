/** Icons of boards: from a package, or drawn by ourselves. */
import type { Component } from 'svelte';
import Glyph from '../../components/Glyph.svelte';

export type Icon = Component<Record<string, unknown>>;

/** An icon of a package. */
export const icon = (one: unknown): Icon => one as Icon;

/** Paths: what is filled, what is a line, and how wide that is. */
export interface Drawing {
  fill?: string;
  line?: string;
  width?: number;
}

/** A drawing of our own as an icon. Without a size it takes the room there is. */
export const drawn =
  (drawing: Drawing, { square = 64, size }: { square?: number; size?: string } = {}): Icon =>
  (internals, props) =>
    Glyph(internals, { ...(size ? { width: size, height: size } : {}), ...props, drawing, square });
