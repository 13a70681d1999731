/** Tests that every rule file is listed, named like its id and tested with counter-examples. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { sourceName } from '@pagewright/contract/report/source-words';
import { describe, expect, it } from 'vitest';
import { describeRules } from '../describe-rules.ts';
import { isPageRule, isSiteRule } from '../rule.ts';
import { allRules } from './all.ts';

/** Rules of the first tier that need no browser. */
const firstTier = `
  title-missing title-too-short title-too-long title-duplicate title-multiple title-placeholder
  meta-description-missing meta-description-too-short meta-description-too-long
  meta-description-duplicate h1-missing h1-multiple h1-no-text heading-level-skipped img-alt-missing
  img-alt-empty-functional img-alt-poor img-broken img-dimensions-missing img-too-heavy
  link-internal-broken link-internal-redirect link-external-broken link-external-unverifiable
  link-empty-anchor link-generic-anchor link-uncrawlable link-localhost link-http-downgrade
  link-internal-nofollow page-orphan page-too-deep content-thin content-duplicate-exact
  content-duplicate-near content-soft-404 site-soft-404-handler content-placeholder-text
  content-keyword-overuse noindex-important-page page-noindex site-noindex-majority
  robots-txt-disallow-all robots-txt-blocks-page robots-txt-blocks-resources robots-txt-server-error
  robots-txt-syntax robots-directive-conflict noindex-unseen snippet-restricted html-too-large
  canonical-missing canonical-multiple canonical-relative canonical-invalid canonical-outside-head
  canonical-to-non-200 canonical-to-nonindexable canonical-to-homepage canonical-off-site
  sitemap-missing sitemap-unreachable sitemap-invalid sitemap-url-non-200 sitemap-url-nonindexable
  sitemap-url-noncanonical sitemap-omits-page http-4xx http-5xx http-no-response http-crawler-blocked
  redirect-chain redirect-loop redirect-to-error redirect-meta-refresh redirect-https-to-http
  site-http-open site-host-variants html-lang-missing html-lang-invalid hreflang-invalid-code
  hreflang-relative-url hreflang-no-self hreflang-no-return hreflang-target-non-200
  hreflang-target-nonindexable sd-parse-error sd-required-missing sd-value-invalid sd-type-retired
  sd-breadcrumb-invalid og-incomplete og-image-invalid viewport-missing viewport-zoom-blocked
  perf-ttfb perf-no-compression https-missing mixed-content-active form-insecure tls-cert-expiring
  url-repeated-segments url-tracking-internal ai-search-bot-blocked ai-user-fetcher-blocked
  ai-training-policy ai-agent-edge-blocked
`
  .trim()
  .split(/\s+/);

const definition = /^export const (\w+)(?:: \w+)? = define(?:Page|Site|Browser)Rule\(/m;

interface RuleFile {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly source: string;
  readonly test: string | null;
}

const readIfThere = (folder: string, file: string): string | null =>
  readdirSync(folder).includes(file) ? readFileSync(path.join(folder, file), 'utf8') : null;

const ruleFiles: readonly RuleFile[] = IssueCategory.options.flatMap((group) => {
  const folder = path.join(import.meta.dirname, group);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const name = definition.exec(source)?.[1];
      const id = file.slice(0, -'.ts'.length);
      return name === undefined
        ? []
        : [{ id, group, name, source, test: readIfThere(folder, `${id}.test.ts`) }];
    });
});

const camelCase = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const byId = new Map(allRules.map((rule) => [rule.id, rule]));

describe('the rules', () => {
  it('are listed, each once', () => {
    expect(ruleFiles.map(({ id }) => id).sort()).toEqual(allRules.map(({ id }) => id).sort());
    expect(byId.size).toBe(allRules.length);
  });

  it('are named like their files, in the folder of their group', () => {
    for (const { id, group, name } of ruleFiles) {
      expect(name).toBe(camelCase(id));
      expect(byId.get(id)?.group).toBe(group);
    }
  });

  it('have a test with counter-examples, unless they need a browser', () => {
    const without = ruleFiles.filter(({ id, test }) => {
      const rule = byId.get(id);
      const isCheckable = rule !== undefined && (isPageRule(rule) || isSiteRule(rule));
      return isCheckable && !/\b(?:testRule|testSiteRule)\([\s\S]*\bpass: \[\s*[^\s\]]/.test(test ?? '');
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('import no other rule', () => {
    const importers = ruleFiles.filter(({ source }) =>
      [...source.matchAll(/from '(\.[^']+)\.ts'/g)].some(([, from = '']) =>
        byId.has(path.posix.basename(from)),
      ),
    );
    expect(importers.map(({ id }) => id)).toEqual([]);
  });

  it('have a title, a reason, a fix and, unless heuristic, a source', () => {
    for (const { id, texts, basis, source } of allRules) {
      const { title, why, fix } = texts;
      expect([id, title.length > 5 && !title.endsWith('.')]).toEqual([id, true]);
      expect([id, /[.)]$/.test(why) && /[.…)]$/.test(fix)]).toEqual([id, true]);
      expect([id, basis === 'heuristic' || source !== undefined]).toEqual([id, true]);
      // Reports link to it only when its publisher is in the list.
      expect([id, source === undefined || sourceName(source) !== null]).toEqual([id, true]);
    }
  });

  it('match docs/rules.md', () => {
    const file = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'rules.md');
    expect(readFileSync(file, 'utf8')).toBe(describeRules(allRules));
  });

  it('include the first tier', () => {
    expect(firstTier).toHaveLength(107);
    expect(firstTier.filter((id) => !byId.has(id))).toEqual([]);
  });
});
