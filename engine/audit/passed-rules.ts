/** Collects the rules that at least one page of a site passes. */
import type { RuleMetadata } from './rule.ts';

export class PassedRules {
  readonly rules = new Set<RuleMetadata>();
  #last: readonly RuleMetadata[] = [];

  /** Pages of a site pass nearly the same rules in the same order. */
  add(passed: readonly RuleMetadata[]): void {
    const last = this.#last;
    for (let at = 0; at < passed.length; at += 1) {
      const rule = passed[at];
      if (rule !== undefined && rule !== last[at]) this.rules.add(rule);
    }
    this.#last = passed;
  }
}
