/** Tests that fixes of the fixture sites have the same outcome when they are applied by hand. */

import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import { describe, expect, it } from 'vitest';
import { isPageRule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { extractPage } from '../extract/extract-page.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { sharedAudit } from '../testing/audit-fixture.ts';
import { type AuditContext, auditCopy } from './audit-copy.ts';
import { markupFixes } from './markup-fixes.ts';
import { applyByHand } from './testing/apply-by-hand.ts';
import { type PageUnderTest, preparePage, withHtml } from './verify-fix.ts';
import { verifyPage, type WrittenIdea } from './verify-page.ts';

const context: AuditContext = {
  rules: allRules.filter(isPageRule),
  today: '2026-11-15',
  normalise: normaliseUrl,
  isIndexable: true,
  otherIssues: [],
  otherDeductions: [],
};

const sites = ['blog', 'broken-everything', 'docs', 'latin1', 'multilingual', 'one-page', 'shop', 'staging'];

async function fetchFixtures(): Promise<FetchedPage[]> {
  const audits = await Promise.all(sites.map(sharedAudit));
  return audits.flatMap(({ fetched }) => fetched);
}

/** Suggestions with every character that markup must escape. */
function writtenIdeas({ title, images, links, headings, url }: PageFacts): WrittenIdea[] {
  const by = { writtenBy: 'Built-in assistant', ruleIds: [] };
  const path = new URL(url).pathname.replaceAll('/', ' ').trim().slice(0, 12) || 'home';
  const newTitle = `Pots & "plates" <thrown> by hand in ${path}`.padEnd(52, '.');
  const description = `What ${path} has: cups & "bowls", <vases> and more. `.padEnd(130, 'thrown by hand ');
  const nameless = links.filter(
    ({ name, resolved, element }) => name === '' && resolved !== null && element === 'a',
  );
  return [
    { ...by, instruction: 'Title', words: newTitle, patches: [{ kind: 'title', text: newTitle }] },
    {
      ...by,
      instruction: 'Description',
      words: description,
      patches: [{ kind: 'description', text: description }],
    },
    {
      ...by,
      instruction: 'Heading',
      words: title,
      patches: [
        {
          kind: 'heading',
          level: 1,
          text: title ?? 'Pots & plates',
          replaces: headings.find(({ level }) => level === 1)?.text ?? null,
        },
      ],
    },
    ...images.flatMap(({ resolved }): WrittenIdea[] =>
      resolved === null
        ? []
        : [
            {
              ...by,
              instruction: 'Alt',
              words: 'A "blue" cup & saucer',
              patches: [{ kind: 'alt', src: resolved, text: 'A "blue" cup & saucer' }],
            },
          ],
    ),
    ...nameless.map(
      ({ resolved }): WrittenIdea => ({
        ...by,
        instruction: 'Link text',
        words: 'Cups & bowls',
        patches: [{ kind: 'anchor', target: resolved ?? '', from: '', text: 'Cups & bowls' }],
      }),
    ),
  ];
}

/** The same thirty every time, spread over all sites and kinds. */
function pickThirty<T>(list: readonly T[]): T[] {
  let seed = 20_261_115;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 30)
    .map(({ each }) => each);
}

function clearedByHand({ page, facts, before }: PageUnderTest, fix: VerifiedFix): string[] {
  const copy = withHtml(page, applyByHand(facts.source.html, fix.steps), facts.charset.used);
  if (copy === null) throw new Error('The copy cannot be written.');
  const after = new Set(auditCopy(extractPage(copy), context, true).issues.map(({ ruleId }) => ruleId));
  return [...new Set(before.issues.map(({ ruleId }) => ruleId))].filter((id) => !after.has(id));
}

describe('verifyPage on the fixture sites', () => {
  it('verifies fixes that clear the same findings when they are applied by hand', async () => {
    const all = (await fetchFixtures()).flatMap((page) => {
      const sandbox = preparePage(page, context);
      if (sandbox === null) return [];
      const plain = markupFixes(sandbox.facts, page.url).map(
        (idea): WrittenIdea => ({ ...idea, writtenBy: null }),
      );
      const fixes = verifyPage(sandbox, [...plain, ...writtenIdeas(sandbox.facts)]);
      return fixes.map((fix) => ({ sandbox, fix }));
    });
    expect(all.length).toBeGreaterThan(60);
    const picked = pickThirty(all);
    expect(new Set(picked.map(({ sandbox }) => sandbox.page.url)).size).toBeGreaterThan(8);
    for (const { sandbox, fix } of picked) {
      expect(fix.scoreAfter).toBeGreaterThanOrEqual(fix.scoreBefore);
      expect({ at: sandbox.page.url, html: fix.html, cleared: clearedByHand(sandbox, fix) }).toEqual({
        at: sandbox.page.url,
        html: fix.html,
        cleared: fix.cleared,
      });
    }
  });
});
