/** People drawn by parameters: skin, hair, what they wear. The same person always looks the same. */
import { numbers, type Shape, INK } from './shapes';

const SKIN = ['#f0c9a4', '#d9a679', '#b97a4e', '#8c5a3c'];
const HAIR = ['#2a1b12', '#6b4524', '#c98a2b', '#a8431f', '#d9d4c8', '#17262e'];
const SHIRT = ['#2b4c9b', '#8a5a00', '#b5224a', '#1f6b43', '#5b3a6b', '#44545c'];
const HAT = ['#d9b878', '#7a4c28', '#4b5a63'];
const BACK = ['#bcd6dc', '#f1dca6', '#e4c7c2', '#cfe0c3'];

/** In a square of 64. */
export function face(id: string): { ground: string; shapes: Shape[] } {
  const next = numbers(`face ${id}`);
  const one = (list: string[]) => list[Math.floor(next() * list.length)]!;
  const [ground, skin, hair, shirt] = [one(BACK), one(SKIN), one(HAIR), one(SHIRT)];
  const woman = /_f$|actress|jenny/.test(id) || (!/_m$/.test(id) && next() < 0.4);
  const long = woman && next() < 0.8;
  const beard = !woman && next() < 0.6;
  const hat = next() < 0.35 ? one(HAT) : '';
  const scarf = next() < 0.35 ? '#f5efe0' : '';
  const part = (d: string, fill: string, width = 1.6): Shape => ({ d, fill, stroke: INK, width });
  const shapes = [
    ...(long ? [part('M15 30C14 10 50 10 49 30L53 56H11Z', hair)] : []),
    part('M8 66C9 50 20 47 32 47S55 50 56 66Z', shirt),
    part('M26 40h12v9q-6 5-12 0z', skin),
    part('M19 26C19 14 45 14 45 26C46 38 40 46 32 46S18 38 19 26Z', skin),
    ...(beard
      ? [part('M19 29C20 36 24 33 27 35Q32 32 37 35C40 33 44 36 45 29C47 43 40 51 32 51S17 43 19 29Z', hair)]
      : []),
    ...(hat
      ? [part('M12 23Q32 14 52 23Q32 29 12 23Z', hat), part('M20 21C20 6 44 6 44 21Q32 25 20 21Z', hat)]
      : [part('M18 28C15 12 28 8 34 10C46 8 49 18 46 28C44 22 42 20 37 20C30 21 22 20 18 28Z', hair)]),
    ...(scarf ? [part('M22 46q10 7 20 0l2 6q-12 7-24 0z', scarf)] : []),
    part(
      'M24.8 30a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0ZM35.8 30a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0Z',
      INK,
      0,
    ),
    part('M23.5 26.5q3-2 5.5-.5M35 26q3-1.5 5.500.5M32 31l-1.5 4.5h2.5', 'none', 1.3),
    part(beard ? 'M29 40q3 2 6 0' : 'M28 40q4 3 8 0', 'none'),
  ];
  return { ground, shapes };
}

/** Nouns of people. */
export const PEOPLE = ['person', 'character', 'role'];
