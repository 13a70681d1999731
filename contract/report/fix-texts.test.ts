/** Tests which text is offered for which page, and what is said of pages without one. */
import { expect, it } from 'vitest';
import { issue, page } from '../testing/sample-report.ts';
import { fixTextRows, fixTexts } from './fix-texts.ts';
import { issueGroups } from './issue-groups.ts';

const missing = issue({ ruleId: 'meta-description-missing' });
const suggested = (description: string | null, why = '') => ({
  suggestedTexts: {
    writtenBy: 'Built-in assistant',
    title: null,
    description,
    headings: [],
    links: [],
    withheld: description === null ? [{ what: 'description', why }] : [],
  },
});
const groupOf = (pages: Parameters<typeof issueGroups>[0]['pages']) => {
  const [group] = issueGroups({ pages, siteIssues: [] });
  if (group === undefined) throw new Error('There is no group.');
  return group;
};

it('has the text of each page, and says of which pages it has none, and why', () => {
  const found = fixTexts(
    groupOf([
      page('/a', [missing], suggested('Bread from Whitby.')),
      page('/b', [missing], suggested('Rolls from Whitby.')),
      page('/c', [missing], suggested(null, 'The page has too little text of its own.')),
    ]),
  );
  expect(fixTextRows(found)).toEqual([
    ['https://shop.example/a', 'Bread from Whitby.'],
    ['https://shop.example/b', 'Rolls from Whitby.'],
  ]);
  expect(found.without).toEqual([
    {
      why: 'The page has too little text of its own.',
      urls: ['https://shop.example/c'],
      isAboutText: true,
    },
  ]);
});

it('says once what sits in the template, with the pages it would mend', () => {
  const fix = {
    patch: 'Add a viewport.',
    words: null,
    html: '<meta name="viewport" content="width=device-width">',
    steps: [],
    ruleIds: ['viewport-missing'],
    cleared: ['viewport-missing'],
    scoreBefore: 80,
    scoreAfter: 95,
    writtenBy: null,
  };
  const broken = issue({ ruleId: 'viewport-missing' });
  const pages = ['/p/1', '/p/2'].map((path) => page(path, [broken], { template: '/p/* x', fixes: [fix] }));
  expect(fixTexts(groupOf(pages)).texts).toEqual([
    { text: fix.html, kind: 'markup', urls: pages.map(({ url }) => url), isInTemplate: true },
  ]);
});
