/** The same site gives the same result, byte for byte, and the same findings however many pages are read at once. */
import { describe, expect, it } from 'vitest';
import type { AuditedSite } from '../pipeline/audit-ports.ts';
import { auditFixture, sharedAudit } from './audit-fixture.ts';
import { goldenOf } from './golden.ts';

/** Everything that does not depend on a clock. */
const bytesOf = (site: AuditedSite): string => JSON.stringify({ ...site, timings: null });

const messagesOf = ({ pages, siteIssues }: AuditedSite): readonly string[] =>
  [...siteIssues, ...pages.flatMap(({ issues }) => issues)]
    .map(({ ruleId, severity, description }) => `${ruleId} ${severity} ${description}`)
    .sort();

describe.each(['shop', 'multilingual'])('%s, audited twice', (name) => {
  it('gives the same bytes', async () => {
    expect(bytesOf(await auditFixture(name))).toBe(bytesOf((await sharedAudit(name)).site));
  });

  it('gives the same findings and scores with 1 and with 16 requests at a time', async () => {
    const { site: one } = await sharedAudit(name);
    const many = await auditFixture(name, { concurrency: 16 });
    expect(goldenOf(many)).toEqual(goldenOf(one));
    expect(messagesOf(many)).toEqual(messagesOf(one));
    expect(many.score?.value).toBe(one.score?.value);
  });
});
