/** Wakes a loop that waits for something to happen. */
export class Signal {
  #resume: () => void = () => undefined;

  notify(): void {
    this.#resume();
  }

  async waitAtMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.notify(), ms);
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
    });
    clearTimeout(timer);
  }
}
