/** Groups findings by template, so that 340 pages of one kind are one thing to fix. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { urlPatternOf } from '@pagewright/contract/url-pattern';

export interface TemplatePage {
  readonly url: string;
  /** As `templatesOf` names it; undefined for a page of its own kind. */
  readonly template?: string | undefined;
  readonly issues: readonly Issue[];
}

/** One finding on the pages of one template. */
export interface TemplateFinding {
  readonly ruleId: string;
  readonly title: string;
  readonly severity: Issue['severity'];
  /** Such as `/product/*`. */
  readonly pattern: string;
  readonly urls: readonly string[];
  /** Pages of the template, with the finding or without. */
  readonly pagesOfTemplate: number;
}

const pagesMin = 2;
const order = { critical: 0, warning: 1, info: 2 } as const;

/** The findings of one rule on the pages of a template. */
interface RuleFinding {
  readonly title: string;
  severity: Issue['severity'];
  readonly urls: string[];
}

/** Pages are unique. */
function gatherByRule(pages: readonly TemplatePage[]): Map<string, RuleFinding> {
  const found = new Map<string, RuleFinding>();
  for (const page of pages) addFindings(page, found);
  return found;
}

function addFindings({ url, issues }: TemplatePage, found: Map<string, RuleFinding>): void {
  for (const { ruleId, title, severity } of issues) {
    const known = found.get(ruleId);
    if (known === undefined) found.set(ruleId, { title, severity, urls: [url] });
    else {
      if (order[severity] < order[known.severity]) known.severity = severity;
      if (known.urls.at(-1) !== url) known.urls.push(url);
    }
  }
}

/** The template of each page that has one: its URL pattern and a hash of its structure. */
export function templatesOf(
  pages: readonly { readonly url: string; readonly skeletonHash: string }[],
): ReadonlyMap<string, string> {
  const groups = Map.groupBy(pages, ({ url, skeletonHash }) => `${urlPatternOf(url)} ${skeletonHash}`);
  return new Map(
    [...groups].flatMap(([template, members]) =>
      members.length < pagesMin ? [] : members.map(({ url }) => [url, template] as const),
    ),
  );
}

/** Most severe first, then by number of pages. */
export function rollUpTemplates(pages: readonly TemplatePage[]): readonly TemplateFinding[] {
  const findings: TemplateFinding[] = [];
  for (const [template, members] of Map.groupBy(pages, (page) => page.template)) {
    if (template === undefined) continue;
    const pattern = template.slice(0, template.lastIndexOf(' '));
    for (const [ruleId, { title, severity, urls }] of gatherByRule(members))
      if (urls.length >= pagesMin)
        findings.push({ ruleId, title, severity, pattern, urls, pagesOfTemplate: members.length });
  }
  return findings.sort((a, b) => order[a.severity] - order[b.severity] || b.urls.length - a.urls.length);
}
