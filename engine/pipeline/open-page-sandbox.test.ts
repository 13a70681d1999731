/** The sandbox of a page: rules evaluated again, changes verified on the copy, and the stored page when there is none. */

import { describe, expect, it } from 'vitest';
import { openPageSandbox } from './open-page-sandbox.ts';
import {
  analysisOfBread,
  breadUrl,
  fetchedBread as fetched,
  breadHtml as html,
} from './testing/bread-page.ts';

function openSandbox(body = html, hasCopy = true) {
  const copy = hasCopy
    ? { fresh: { page: fetched(body), isOpenToGoogle: true }, fetchedAt: '2026-11-15T10:05:00.000Z' }
    : null;
  const opened = openPageSandbox({
    analysis: analysisOfBread(),
    pageUrl: breadUrl,
    copy,
    today: '2026-11-15',
  });
  if (opened === null) throw new Error('The page is one of the analysis.');
  return opened;
}

describe('the sandbox of a page', () => {
  it('has the page as the report audited it, and as it is now when it has changed', () => {
    const same = openSandbox();
    expect(same.page.score).toEqual(same.stored.score);
    const changed = openSandbox(
      html.replace('<title>Bread', '<title>Sourdough bread from a wood-fired oven, every night'),
    );
    expect(changed.page.issues.map(({ ruleId }) => ruleId)).not.toContain('title-too-short');
    expect(changed.stored.issues.map(({ ruleId }) => ruleId)).toContain('title-too-short');
  });

  it('verifies changes on the copy, starting from the score of the page', () => {
    const sandbox = openSandbox();
    const text = 'Sourdough bread from a wood-fired oven, baked every night';
    const verification = sandbox.verifyChanges([{ kind: 'title', text }]);
    expect(verification).toMatchObject({ broken: [], scoreBefore: sandbox.page.score?.value });
    expect(verification?.cleared).toContain('title-too-short');
    const broken = sandbox.verifyChanges([{ kind: 'title', text: 'x'.repeat(80) }]);
    expect(broken?.newIssues.map(({ ruleId }) => ruleId)).toContain('title-too-long');
  });

  it('replaces a paragraph or JSON-LD, and appends a section', () => {
    const sandbox = openSandbox();
    const from = 'We bake bread every night in a wood-fired oven.';
    expect(
      sandbox.verifyChanges([{ kind: 'paragraph', from, text: 'We bake every night & <day>.' }])?.steps[0],
    ).toMatchObject({
      found: from,
      html: 'We bake every night &amp; &lt;day&gt;.',
    });
    expect(
      sandbox.verifyChanges([{ kind: 'paragraph', from: 'It keeps for five days.', text: 'x' }]),
    ).toBeNull();
    const raw = sandbox.facts?.structuredData.jsonLd[0]?.raw ?? '';
    const verification = sandbox.verifyChanges([
      {
        kind: 'json-ld',
        from: raw,
        text: '{"@context":"https://schema.org","@type":"Thing","name":"</script>"}',
      },
    ]);
    expect(verification?.cleared).toContain('sd-parse-error');
    expect(verification?.steps[0]?.html).not.toContain('</script>');
    const section = sandbox.verifyChanges([
      { kind: 'append', html: '<h2>Questions</h2><p>More words about bread.</p>' },
    ]);
    expect(section?.wordCount).toBeGreaterThan(sandbox.page.contentMetrics.wordCount);
    expect(section?.steps[0]?.action).toBe('after');
  });

  it('evaluates a rule: failed, passed, or the reason why it was not evaluated', () => {
    const sandbox = openSandbox();
    expect(sandbox.evaluateRule('title-too-short')).toEqual({ kind: 'failed' });
    expect(sandbox.evaluateRule('h1-missing')).toEqual({ kind: 'passed' });
    expect(sandbox.evaluateRule('img-broken')).toEqual({
      kind: 'not-evaluated',
      because: 'Image analysis is switched off.',
    });
    expect(sandbox.evaluateRule('title-duplicate')).toMatchObject({ kind: 'not-evaluated' });
    expect(sandbox.evaluateRule('no-such-rule')).toEqual({ kind: 'unknown' });
  });

  it('uses the stored data when there is no copy, and verifies nothing', () => {
    const stored = openSandbox(html, false);
    expect(stored.fetchedAt).toBeNull();
    expect(stored.brief.paragraphs[0]).toContain('wood-fired');
    expect(stored.verifyChanges([{ kind: 'title', text: 'New' }])).toBeNull();
    expect(stored.evaluateRule('h1-missing')).toMatchObject({ kind: 'not-evaluated' });
  });

  it('is none where the analysis has no such page', () => {
    expect(
      openPageSandbox({
        analysis: analysisOfBread(),
        pageUrl: `${breadUrl}/other`,
        copy: null,
        today: '2026-11-15',
      }),
    ).toBeNull();
  });
});
