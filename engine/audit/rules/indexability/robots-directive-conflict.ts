/** Robots tags and headers for one agent that contradict each other. */
import type { RobotsDirective } from '../../../model/head-facts.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, nameDirective } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

type Question = 'index' | 'follow';

/** One that allows and one that forbids, for the same agent. */
function findConflict(
  directives: readonly RobotsDirective[],
  question: Question,
): readonly [RobotsDirective, RobotsDirective] | null {
  for (const forbids of directives) {
    if (forbids[question] !== false) continue;
    const allows = directives.find((each) => each.agent === forbids.agent && each[question] === true);
    if (allows !== undefined) return [allows, forbids];
  }
  return null;
}

export const robotsDirectiveConflict = definePageRule({
  id: 'robots-directive-conflict',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  audience: 'html',
  reads: ['robots', 'source'],
  texts: indexabilityTexts['robots-directive-conflict'],
  check: (facts) => {
    const { directives } = facts.robots;
    const conflict = findConflict(directives, 'index') ?? findConflict(directives, 'follow');
    if (conflict === null) return pass();
    const [allows, forbids] = conflict;
    return fail({
      messageId: 'conflict',
      data: { allows: nameDirective(allows), forbids: nameDirective(forbids) },
      evidence: conflict.map((each) => directiveEvidence(facts, each)),
    });
  },
});
