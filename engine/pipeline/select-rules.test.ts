/** Rules that a configuration switches off or gives another severity. */

import { expect, it } from 'vitest';
import { auditFixture, sharedAudit } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { selectRules } from './select-rules.ts';

it('leaves a rule out, with the reason for the report', () => {
  const options = optionsFor('site.example', { leaveOutRules: { 'title-too-long': 'Not wanted.' } });
  const { selected, leftOut } = selectRules(options);
  expect(selected.page.map(({ id }) => id)).not.toContain('title-too-long');
  expect(leftOut.map(({ rule, reason }) => [rule.id, reason.data])).toEqual([
    ['title-too-long', { reason: 'Not wanted.' }],
  ]);
});

it('gives all findings of a rule the severity of the configuration, and the score follows', async () => {
  const { site: usual } = await sharedAudit('shop');
  const findings = ({ pages }: typeof usual) => pages.flatMap(({ issues }) => issues);
  const ruleId = findings(usual).find(({ severity }) => severity === 'critical')?.ruleId ?? '';
  const lowered = await auditFixture('shop', { ruleLevels: { [ruleId]: 'info' } });
  const levels = new Set(
    findings(lowered).flatMap((issue) => (issue.ruleId === ruleId ? [issue.severity] : [])),
  );
  expect([...levels]).toEqual(['info']);
  expect(lowered.score?.value).toBeGreaterThan(usual.score?.value ?? 100);
  const off = await auditFixture('shop', { leaveOutRules: { [ruleId]: 'Not wanted.' } });
  expect(findings(off).some((issue) => issue.ruleId === ruleId)).toBe(false);
  expect(off.notEvaluated.map((each) => each.ruleId)).toContain(ruleId);
});
