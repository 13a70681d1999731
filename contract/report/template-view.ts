/** Groups the findings of a report by page template, with a fix for each and the pages on which it was tried. */
import type { Analysis } from '../entities/analysis.ts';
import type { VerifiedFix } from '../entities/fix.ts';
import type { Issue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import type { PageTemplate, TemplateProof, TemplateRule, TemplateView } from '../entities/template-view.ts';
import { messages } from '../messages/translate.ts';
import { severities } from '../severities.ts';
import { issueGroups } from './issue-groups.ts';
import { sharedTexts } from './shared-texts.ts';

const words = messages({
  share: '{count, plural, one {# template explains} other {# templates explain}} {share}% of all findings',
});

/** A fault of one page is no fault of its template. */
const pagesMin = 2;
const triedMax = 3;

interface Found {
  readonly issue: Issue;
  readonly urls: readonly string[];
}

/** The fix that clears a rule on the most pages; of each page the first that does. */
function proofOf(ruleId: string, pages: readonly Page[]): TemplateProof | null {
  const fixes = pages.flatMap(({ url, fixes: all = [] }) => {
    const fix = all.find(({ cleared }) => cleared.includes(ruleId));
    return fix === undefined ? [] : [{ url, fix }];
  });
  const byPatch = [...Map.groupBy(fixes, ({ fix }) => fix.patch).values()];
  const best = byPatch.sort((a, b) => b.length - a.length)[0];
  const [first] = best ?? [];
  if (best === undefined || first === undefined) return null;
  const isSame = best.length >= pagesMin && best.every(({ fix }) => fix.html === first.fix.html);
  return {
    patch: first.fix.patch,
    html: isSame ? first.fix.html : null,
    tried: best.slice(0, triedMax).map(({ url, fix }) => ({ url, ...triedOf(fix) })),
    pages: best.length,
  };
}

const triedOf = ({ html, scoreBefore, scoreAfter }: VerifiedFix) => ({ html, scoreBefore, scoreAfter });

function ruleOf(found: readonly Found[], pages: readonly Page[]): TemplateRule[] {
  const urls = [...new Set(found.flatMap((each) => each.urls))];
  const [first] = found;
  if (first === undefined || urls.length < pagesMin) return [];
  const { ruleId, category } = first.issue;
  const { title, fix } = sharedTexts(
    first.issue,
    found.map(({ issue }) => issue),
  );
  return [
    {
      ruleId,
      title,
      category,
      fix,
      severity: severities.find((each) => found.some(({ issue }) => issue.severity === each)) ?? 'info',
      findings: found.length,
      urls,
      proof: proofOf(
        ruleId,
        pages.filter(({ url }) => urls.includes(url)),
      ),
    },
  ];
}

function templateOf(
  id: string,
  pages: readonly Page[],
  onSite: readonly Found[],
  rankOf: (ruleId: string) => number,
): PageTemplate {
  const found = [
    ...pages.flatMap(({ url, issues }) => issues.map((issue): Found => ({ issue, urls: [url] }))),
    ...onSite,
  ];
  const rules = [...Map.groupBy(found, ({ issue }) => issue.ruleId).values()]
    .flatMap((members) => ruleOf(members, pages))
    .sort((a, b) => rankOf(a.ruleId) - rankOf(b.ruleId) || b.findings - a.findings);
  return {
    id,
    pattern: id.slice(0, id.lastIndexOf(' ')),
    urls: pages.map(({ url }) => url),
    findings: rules.reduce((sum, { findings }) => sum + findings, 0),
    rules,
  };
}

type ViewedAnalysis = Pick<Analysis, 'id' | 'domain' | 'date' | 'pages' | 'siteIssues'> &
  Partial<Pick<Analysis, 'score' | 'scoreBasis'>>;

/** A page with several URLs counts once. A finding about several pages belongs to a template when all of them do. */
export function templateView(analysis: ViewedAnalysis): TemplateView {
  const { id, domain, date, pages: all, siteIssues } = analysis;
  const groups = issueGroups(analysis);
  const rankOf = (ruleId: string): number =>
    groups.find(({ ruleIds }) => ruleIds.has(ruleId))?.rank ?? groups.length;
  const pages = all.filter(({ sameAs }) => sameAs === undefined);
  const templateAt = new Map(pages.map(({ url, template }) => [url, template]));
  const onSite = siteIssues.flatMap((issue) => {
    const owners = new Set(issue.urls.map((url) => templateAt.get(url)));
    const [owner] = owners;
    return issue.urls.length >= pagesMin && owners.size === 1 && owner !== undefined
      ? [{ owner, found: { issue, urls: issue.urls } }]
      : [];
  });
  const templates = [...Map.groupBy(pages, ({ template }) => template)]
    .flatMap(([template, members]) => {
      if (template === undefined || members.length < pagesMin) return [];
      const own = onSite.filter(({ owner }) => owner === template).map(({ found }) => found);
      return [templateOf(template, members, own, rankOf)];
    })
    .filter(({ findings }) => findings > 0)
    .sort((a, b) => b.findings - a.findings || a.id.localeCompare(b.id, 'en'));
  return {
    analysisId: id,
    domain,
    date,
    findings: siteIssues.length + pages.reduce((sum, { issues }) => sum + issues.length, 0),
    explained: templates.reduce((sum, { findings }) => sum + findings, 0),
    templates,
  };
}

/** "4 templates explain 91% of all findings": all that are listed. Null without any. */
export function templatesSentence({ templates, findings, explained }: TemplateView): string | null {
  if (templates.length === 0 || findings === 0) return null;
  const share = Math.round((explained / findings) * 100);
  return words.share({ count: templates.length, share });
}
