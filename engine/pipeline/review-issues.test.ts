/** Tests that a page checked again is held to what its report says of the rest of the site. */
import type { Page } from '@pagewright/contract/entities/page';
import { expect, it } from 'vitest';
import type { PageRule } from '../audit/rule.ts';
import { canonicalMissing } from '../audit/rules/canonical/canonical-missing.ts';
import { pageFrameset } from '../audit/rules/indexability/page-frameset.ts';
import { linkGenericAnchor } from '../audit/rules/links/link-generic-anchor.ts';
import { viewportMissing } from '../audit/rules/mobile/viewport-missing.ts';
import { titleMissing } from '../audit/rules/title/title-missing.ts';
import { makeIssue } from '../audit/run-rules.ts';
import { checkPage } from '../audit/testing/test-rule.ts';
import { reviewIssues } from './review-issues.ts';

function issueOf(rule: PageRule, html: string) {
  const outcome = checkPage(rule, html);
  if (outcome.kind !== 'fail') throw new Error(`${rule.id} must fail.`);
  return makeIssue(rule, outcome);
}

const url = 'https://shop.example/page';
const page = {
  url: 'https://shop.example/c/1',
  title: 'View',
  headings: [],
  issues: [],
  indexable: true,
} as unknown as Page;
const issues = [
  issueOf(titleMissing, '<p>Oak'),
  issueOf(linkGenericAnchor, '<html lang="en"><a href="/c/1">View</a>'),
  issueOf(canonicalMissing, '<p>Oak'),
];

it('drops what the other pages show to be fine', () => {
  const left = reviewIssues(issues, { pages: [page], siteIssues: [] }, url);
  expect(left.map(({ ruleId }) => ruleId)).toEqual(['title-missing']);
});

it('leaves what they confirm', () => {
  const copies = { ruleId: 'content-duplicate-exact', urls: [url] } as never;
  const left = reviewIssues(issues, { pages: [], siteIssues: [copies] }, url);
  expect(left).toEqual(issues);
});

it('drops what the report of a frameset covers', () => {
  const frameset = issueOf(pageFrameset, `<frameset><frame src="${url}"></frameset>`);
  const viewport = issueOf(viewportMissing, '<p>Oak');
  const pages = [{ ...page, issues: [frameset] }];
  expect(reviewIssues([viewport], { pages, siteIssues: [] }, url)).toEqual([]);
  expect(reviewIssues([viewport], { pages, siteIssues: [] }, 'https://shop.example/other')).toEqual([
    viewport,
  ]);
});
