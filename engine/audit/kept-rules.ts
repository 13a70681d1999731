/** Gathers the rules that at least one page of a site keeps. */
import type { RuleWords } from './rule.ts';

export class KeptRules {
  readonly rules = new Set<RuleWords>();
  #before: readonly RuleWords[] = [];

  /** Nearly all are those of the page before, at the same places: these need no look. */
  add(passed: readonly RuleWords[]): void {
    const before = this.#before;
    for (let at = 0; at < passed.length; at += 1) {
      const rule = passed[at];
      if (rule !== undefined && (at >= before.length || before[at] !== rule)) this.rules.add(rule);
    }
    this.#before = passed;
  }
}
