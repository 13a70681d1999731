/** Collects the first hundred and the first two hundred words of running text. */

const few = 100;
const many = 200;

export class OpeningWords {
  readonly #words: string[] = [];

  /** A line whose white space is single spaces. */
  add(line: string): void {
    const remaining = many - this.#words.length;
    if (remaining > 0) this.#words.push(...line.split(' ', remaining));
  }

  firstHundred(): string {
    return this.#words.slice(0, few).join(' ');
  }

  firstTwoHundred(): string {
    return this.#words.join(' ');
  }
}
