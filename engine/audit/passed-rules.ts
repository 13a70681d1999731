/** Collects the rules that at least one page of a site passes. */
import type { RuleMetadata } from './rule.ts';

export class PassedRules {
  readonly rules = new Set<RuleMetadata>();

  add(passed: readonly RuleMetadata[]): void {
    for (const rule of passed) this.rules.add(rule);
  }
}
