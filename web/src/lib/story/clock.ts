/** One thing is waited for at a time; nothing runs on while the page is hidden or somebody has stopped it. */
export class Clock {
  private left = 0;
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;
  private held = false;

  /** Infinity: until somebody ends it. */
  wait(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.done = resolve;
      this.left = time;
      this.run();
    });
  }

  end(): void {
    clearTimeout(this.timer);
    const { done } = this;
    this.done = null;
    done?.();
  }

  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    if (!held) return this.run();
    clearTimeout(this.timer);
    if (this.done && this.left !== Infinity) this.left -= Date.now() - this.began;
  }

  private run(): void {
    if (!this.done || this.held || this.left === Infinity) return;
    this.began = Date.now();
    this.timer = setTimeout(() => this.end(), Math.max(0, this.left));
  }
}
