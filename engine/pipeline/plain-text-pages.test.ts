/** HTML that is sent as plain text is read and named; text that is text is left alone. */
import { describe, expect, it } from 'vitest';
import { auditRoutes, findingsOf, linksTo, pageOf } from '../testing/audit-routes.ts';

const asText = (body: string) => ({ type: 'text/plain; charset=utf-8', body });

describe('HTML that is sent as plain text', () => {
  it('is named, and gets no finding about its content', async () => {
    const audit = await auditRoutes({
      '/': pageOf('Home', linksTo('/about')),
      '/about': asText('<!-- x --><!DOCTYPE html><html><body><p>No title, no heading.'),
    });
    const about = audit.pages.find(({ url }) => url.endsWith('/about'));
    expect(about?.indexable).toBe(false);
    expect(about?.issues.map(({ ruleId, severity }) => [ruleId, severity])).toContainEqual([
      'content-type-mismatch',
      'critical',
    ]);
    expect(about?.issues.map(({ category }) => category)).not.toContain('headings');
    expect(findingsOf(audit, 'content-type-mismatch')).toEqual(['content-type-mismatch /about']);
  });

  it('at the home page is a report, not an error', async () => {
    const audit = await auditRoutes({
      '/': asText(pageOf('Home', linksTo('/next'))),
      '/next': pageOf('Next'),
    });
    expect(audit.failure).toBeNull();
    expect(findingsOf(audit, 'content-type-mismatch')).toEqual(['content-type-mismatch /']);
    expect(audit.pages).toHaveLength(2);
  });
});

it.each([
  ['words', 'Just some words.'],
  ['a read-me that begins with a tag', '<h1 align="center">Project</h1>\n\nSome **Markdown**.'],
])('plain text is no page: %s', async (_, text) => {
  const audit = await auditRoutes({ '/': pageOf('Home', linksTo('/notes')), '/notes': asText(text) });
  expect(audit.pages).toHaveLength(1);
  expect(audit.coverage.entries.find(({ url }) => url.endsWith('/notes'))?.reason).toBe(
    'Not a web page: text/plain',
  );
});
