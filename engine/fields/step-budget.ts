/** How much fields may cost on one page, counted in steps: the same on every machine. */

/** Thrown where a pattern costs more than it may. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps';
}

/** A plain selector needs about two for each element of the page. A million take less than a second. */
const stepsPerField = 1_000_000;
/** For all fields of a page together. */
const stepsPerPage = 3_000_000;
/** So many characters cost as much as a step from one node to another. */
const charactersPerStep = 32;

export class StepBudget {
  private leftOnPage = stepsPerPage;
  private left = stepsPerField;

  spend(steps = 1): void {
    this.left -= steps;
    if (this.left < 0) throw new TooManySteps();
  }

  spendText(length: number): void {
    this.spend(1 + length / charactersPerStep);
  }

  nextField(): void {
    this.leftOnPage -= Math.min(stepsPerField, this.leftOnPage) - Math.max(0, this.left);
    this.left = Math.min(stepsPerField, this.leftOnPage);
  }
}
