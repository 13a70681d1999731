/** Wakes a loop that waits for something to happen. */
export class Signal {
  #resume: () => void = () => undefined;

  notify(): void {
    this.#resume();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  async waitAtMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.notify(), ms);
    await this.wait();
    clearTimeout(timer);
  }
}
