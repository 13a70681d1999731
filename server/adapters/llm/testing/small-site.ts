/** A site of two pages and a built-in suggester that always succeeds, for tests. */

import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { extractHtml } from '@pagewright/engine/extract/extract-html';
import { briefPage } from '@pagewright/engine/suggest/page-brief';
import type {
  GivenTexts,
  PageSuggestionInput,
  PageSuggestions,
  SiteSuggestionInput,
  Suggester,
} from '@pagewright/engine/suggest/suggester';
import type { PageReply } from '../page-prompt.ts';
import type { SiteReply } from '../site-prompt.ts';

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

export function pageOf(path: string, body: string, title = 'Cups'): PageSuggestionInput {
  const url = `https://shop.example${path}`;
  const facts = extractHtml({ url, html: `<!doctype html><title>${title}</title><main>${body}</main>` });
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

export const siteOf = (pages: readonly PageSuggestionInput[]): SiteSuggestionInput => ({
  domain: 'shop.example',
  pages,
  siteIssues: [],
  notEvaluated: [],
  additionalInfo: '',
  suggestionsPerPage: limits.suggestionsPerPage.max,
});

export const smallSite: SiteSuggestionInput = siteOf([
  pageOf(
    '/',
    '<p>We throw cups and bowls by hand in a small workshop by the river.</p><img src=/blue-cup.jpg>',
  ),
  pageOf('/bowls', '<p>Bowls for soup, bread and fruit, each one a little different.</p>'),
]);

const builtInTitle = 'Cups and bowls thrown by hand in our workshop | Shop';

/** Around the given texts, as the real one. */
export const builtInPage = (url: string, given?: GivenTexts): PageSuggestions => ({
  url,
  writtenBy: builtInName,
  suggestions: [
    {
      text: 'Floor: use the title.',
      ruleId: 'title-too-short',
      changes: [{ kind: 'title', text: given?.title ?? builtInTitle }],
    },
    null,
    { text: 'Floor: say more.', ruleId: null, changes: [] },
  ],
  title: given?.title ?? builtInTitle,
  description: given?.description ?? 'Floor description.',
  headings: given?.headings ?? [],
  links: [],
  altTexts: given?.altTexts ?? [],
  withheld: [],
});

export const builtIn: Suggester = {
  name: builtInName,
  open: async () => ({
    suggestPage: async (url, _signal, given) => builtInPage(url, given),
    suggestSite: async (insights) => ({
      writtenBy: builtInName,
      overview: { businessType: 'Floor', industry: 'Floor', targetAudience: 'Floor', mainServices: [] },
      insights,
      notes: [],
    }),
    close: async () => undefined,
  }),
};

export const goodPage: PageReply = {
  title: 'Hand-thrown cups and bowls from a river-side workshop',
  description:
    'Cups and bowls thrown by hand in a small workshop by the river, each one a little different. See what came out of the kiln.',
  suggestions: [{ issue: 0, text: 'Use the new title, which names what the workshop makes.' }],
  more: ['Tell in one sentence how long a cup takes to make.'],
  headings: [{ level: 1, text: 'Cups and bowls by hand', replaces: null }],
  links: [{ anchor: 'bowls', target: '/bowls' }],
  altTexts: [{ image: 0, text: 'Blue cup on a workbench' }],
  structuredData: [],
};

export const goodSite: SiteReply = {
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
  overused: [],
  underused: [],
  strategies: [],
};
