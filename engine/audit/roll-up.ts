/** Rolls findings up by template, so that 340 pages of one kind are one thing to mend. */
import type { Issue } from '@pagewright/contract/entities/issue';

export interface TemplatePage {
  readonly url: string;
  readonly skeletonHash: string;
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

/** A plain name and a path of plain characters: a parser would leave both as they are. */
const plainAddress = /^https?:\/\/(?:[a-z\d-]+\.)+[a-z]+(?::\d{1,4})?(\/[\w~\-./@!$&'*+,=:]*)$/;

/** The path of an address that needs no parser; null when it may need one. */
function plainPathOf(url: string): string | null {
  const path = plainAddress.exec(url)?.[1];
  return path === undefined || path.includes('/.') || url.includes('xn--') ? null : path;
}

/** The path with its last part and everything that looks like an id or a date open. */
export function urlPatternOf(url: string): string {
  const plain = plainPathOf(url);
  if (plain !== null) return patternOf(plain, '');
  const parsed = URL.parse(url);
  return parsed === null ? url : patternOf(parsed.pathname, parsed.search);
}

function patternOf(path: string, search: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return '/';
  const open = parts.map((part, at) =>
    at === parts.length - 1 || /\d{2}|^\d+$|^[0-9a-f-]{12,}$/i.test(part) ? '*' : part,
  );
  return `/${open.join('/')}${search === '' ? '' : '?*'}`;
}

/** Most severe first, then by how many pages one repair would mend. */
export function rollUpTemplates(pages: readonly TemplatePage[]): readonly TemplateFinding[] {
  const findings: TemplateFinding[] = [];
  const templates = Map.groupBy(pages, ({ url, skeletonHash }) => `${skeletonHash} ${urlPatternOf(url)}`);
  for (const [key, members] of templates) {
    if (members.length < pagesMin) continue;
    const pattern = key.slice(key.indexOf(' ') + 1);
    const found = members.flatMap(({ url, issues }) => issues.map((issue) => ({ url, issue })));
    for (const [ruleId, group] of Map.groupBy(found, ({ issue }) => issue.ruleId)) {
      const urls = [...new Set(group.map(({ url }) => url))];
      const issue = group[0]?.issue;
      if (issue === undefined || urls.length < pagesMin) continue;
      const severity = group.reduce<Issue['severity']>(
        (worst, { issue: each }) => (order[each.severity] < order[worst] ? each.severity : worst),
        'info',
      );
      findings.push({ ruleId, title: issue.title, severity, pattern, urls, pagesOfTemplate: members.length });
    }
  }
  return findings.sort((a, b) => order[a.severity] - order[b.severity] || b.urls.length - a.urls.length);
}
