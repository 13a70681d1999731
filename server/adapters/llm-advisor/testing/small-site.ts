/** A site of two pages and an analyst that always writes, for tests of what stands on it. */
import type { AdvisedPage, Advisor, PageForAdvice, SiteForAdvice } from '@pagewright/engine/advise/advisor';
import { builtInName } from '@pagewright/engine/advise/advisor';
import { briefPage } from '@pagewright/engine/advise/page-brief';
import { extractHtml } from '@pagewright/engine/extract/extract-html';
import type { PageAnswer } from '../page-question.ts';
import type { SiteAnswer } from '../site-question.ts';

const issue = {
  ruleId: 'title-too-short',
  severity: 'warning',
  category: 'title',
  title: 'Title is too short',
  description: 'The title has 4 characters.',
  why: 'It says little.',
  fix: 'Write a longer one.',
  basis: 'heuristic',
  evidence: [],
} as const;

export function pageOf(path: string, body: string): PageForAdvice {
  const url = `https://shop.example${path}`;
  const facts = extractHtml({ url, html: `<!doctype html><title>Cups</title><main>${body}</main>` });
  return {
    brief: briefPage(facts),
    issues: [
      { ...issue, evidence: [] },
      { ...issue, ruleId: 'h1-missing', category: 'headings', evidence: [] },
    ],
    weight: 0.5,
    indexable: true,
  };
}

export const siteOf = (pages: readonly PageForAdvice[]): SiteForAdvice => ({
  domain: 'shop.example',
  pages,
  siteIssues: [],
  notEvaluated: [],
  additionalInfo: '',
  plan: 'paid',
});

export const smallSite: SiteForAdvice = siteOf([
  pageOf(
    '/',
    '<p>We throw cups and bowls by hand in a small workshop by the river.</p><img src=/blue-cup.jpg>',
  ),
  pageOf('/bowls', '<p>Bowls for soup, bread and fruit, each one a little different.</p>'),
]);

const floorTitle = 'Cups and bowls thrown by hand in our workshop | Shop';

export const floorPage = (url: string): AdvisedPage => ({
  url,
  writtenBy: builtInName,
  suggestions: [
    {
      text: 'Floor: use the title.',
      ruleId: 'title-too-short',
      changes: [{ kind: 'title', text: floorTitle }],
    },
    null,
    { text: 'Floor: say more.', ruleId: null, changes: [] },
  ],
  title: floorTitle,
  description: 'Floor description.',
  headings: [],
  links: [],
  altTexts: [],
  withheld: [],
});

export const floor: Advisor = {
  name: builtInName,
  open: async () => ({
    advisePage: async (url) => floorPage(url),
    adviseSite: async (insights) => ({
      writtenBy: builtInName,
      overview: { businessType: 'Floor', industry: 'Floor', targetAudience: 'Floor', mainServices: [] },
      insights,
      notes: [],
    }),
    close: async () => undefined,
  }),
};

export const goodPage: PageAnswer = {
  title: 'Hand-thrown cups and bowls from a river-side workshop',
  description:
    'Cups and bowls thrown by hand in a small workshop by the river, each one a little different. See what came out of the kiln.',
  suggestions: [{ issue: 0, text: 'Use the new title, which names what the workshop makes.' }],
  more: ['Tell in one sentence how long a cup takes to make.'],
  headings: [{ level: 1, text: 'Cups and bowls by hand', replaces: null }],
  links: [{ anchor: 'bowls', target: 0 }],
  altTexts: [{ image: 0, text: 'Blue cup on a workbench' }],
};

export const goodSite: SiteAnswer = {
  businessType: 'Pottery workshop',
  industry: 'Crafts',
  targetAudience: 'People who like handmade tableware',
  mainServices: ['Cups', 'Bowls'],
  location: null,
  technical: 'The pages answer quickly and hold together well, with few faults.',
  content: 'The texts are short but say clearly what the workshop makes.',
  links: 'Each page can be reached from the first one in a single step.',
  performance: 'Little is loaded, so the pages are there at once.',
  keyRecommendations: ['Write longer titles for both of the pages.'],
};
