/** Tests a page rule by data: pages that pass, pages that fail and with what evidence, pages it skips. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { MessageData } from '@pagewright/contract/messages/message-data';
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../../extract/extract-html.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { Outcome } from '../outcome.ts';
import { type PageRule, type RuleMetadata, ruleContext } from '../rule.ts';
import { makeIssue } from '../run-rules.ts';
import { SiteContext } from '../site-context.ts';

/** HTML alone, or with its response. */
export type TestPage =
  | string
  | {
      readonly html: string;
      readonly url?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly status?: number;
    };

export interface RuleCases {
  /** Counter-examples: at least one, and the tempting ones first. */
  readonly pass: readonly TestPage[];
  /** The page, what is said of it, and what the first piece of evidence must hold. */
  readonly fail: readonly (readonly [page: TestPage, said: Said, evidence?: Partial<Evidence>])[];
  readonly skip?: readonly TestPage[];
}

/** The id of a message, or the id with data; or a part of the sentence, where that reads well. */
export type Said = string | RegExp | { readonly messageId: string; readonly data?: MessageData };

/** What a finding of the rule must have. */
export function saying(rule: RuleMetadata, said: Said): Record<string, unknown> {
  if (typeof said === 'object' && 'messageId' in said) return said;
  if (typeof said === 'string' && said in rule.texts.messages) return { messageId: said };
  const description = typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said);
  return { description };
}

const today = '2026-11-15';

export function factsOf(page: TestPage): PageFacts {
  const { html, url, headers, status } = typeof page === 'string' ? { html: page } : page;
  return extractHtml({
    html,
    url: url ?? 'https://shop.example/page',
    headers: headers ?? { 'content-type': 'text/html; charset=utf-8' },
    status: status ?? 200,
  });
}

export const checkFacts = (rule: PageRule, facts: PageFacts): Outcome =>
  rule.check(facts, ruleContext(facts, new SiteContext(today)));

export const checkPage = (rule: PageRule, page: TestPage): Outcome => checkFacts(rule, factsOf(page));

const nameOf = (page: TestPage): string => JSON.stringify(page).slice(0, 120);

export function testRule(rule: PageRule, { pass, fail, skip = [] }: RuleCases): void {
  describe(rule.id, () => {
    it.each(pass.map((page) => [nameOf(page), page] as const))('passes %s', (_name, page) => {
      expect(checkPage(rule, page)).toEqual({ kind: 'pass' });
    });
    it.each(fail.map((each) => [nameOf(each[0]), ...each] as const))(
      'fails %s',
      (_name, page, said, evidence = {}) => {
        const outcome = checkPage(rule, page);
        if (outcome.kind !== 'fail') expect.fail(`It is a ${outcome.kind}.`);
        const issue = makeIssue(rule, outcome);
        expect(issue).toMatchObject(saying(rule, said));
        expect(issue.evidence[0]).toMatchObject(evidence);
      },
    );
    it.each(skip.map((page) => [nameOf(page), page] as const))('skips %s', (_name, page) => {
      expect(checkPage(rule, page)).toMatchObject({ kind: 'skip' });
    });
  });
}
