/** What a report says about pages that the browser could not check. */
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { expect, it } from 'vitest';
import { renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { describeRendered } from './describe-renderings.ts';

it('names who refused the browser where the crawler was let in', () => {
  const sentence = 'Cloudflare showed our browser a bot challenge instead of the page (status 403).';
  const refused = { kind: 'failed', sentence, isOurs: false, isRefused: true } as const;
  const notes = describeRendered(
    [
      { result: refused, isDocumentOnly: false },
      { result: refused, isDocumentOnly: true },
    ],
    { pages: 2, asRendered: 0 },
  );
  expect(textsOf(notes)).toEqual([
    'Design, speed and accessibility were checked in a browser on 0 of 2 pages.',
    `The site let our crawler in, but refused our browser on 2 pages, so only the HTML as it was sent was checked there. ${sentence}`,
  ]);
});

it('does not take another failure for a refusal', () => {
  const failed = { kind: 'failed', sentence: 'The page did not answer.', isOurs: false } as const;
  expect(
    textsOf(describeRendered([{ result: failed, isDocumentOnly: false }], { pages: 1, asRendered: 0 })),
  ).toEqual(['Design, speed and accessibility were checked in a browser on 0 of 1 pages.']);
});

it('says which sites our browser stopped requesting files from', () => {
  const rendering = (domains: string[], isAll = false) => {
    const facts = renderedPageFacts({ stopped: { domains, isAll } });
    const pictures = { desktop: null, mobile: null, thumbnail: null, modelImage: null, unstored: [] };
    const result = { kind: 'rendered', facts, renderedHtml: null, ...pictures, capturedAt: '' } as const;
    return { result, isDocumentOnly: false };
  };
  const renderings = [rendering(['cdn.example']), rendering(['ads.example', 'cdn.example'], true)];
  expect(textsOf(describeRendered(renderings, { pages: 2, asRendered: 0 }))).toEqual([
    '2 pages request so many files from cdn.example that our browser stopped loading them: that site is not the one being audited.',
    '1 page requests so many files from ads.example that our browser stopped loading them: that site is not the one being audited.',
    '1 page loads more than our browser does in one rendering, so the rest was left out.',
  ]);
});
