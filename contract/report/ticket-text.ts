/** One finding as Markdown, ready for GitHub, GitLab, Jira or a mail: what, on which pages, why, and how to fix it. */
import { countOf } from '../count-of.ts';
import type { Evidence } from '../entities/issue.ts';
import { extentWords } from './group-words.ts';
import type { IssueGroup } from './issue-groups.ts';
import { basisLabels, severityLabels } from './report-words.ts';

const pagesMax = 20;
const evidenceMax = 5;

/** Backticks inside make the fence longer. */
function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...[...flat.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** What the site says is code; our own words about it are not. */
const shown = (text: string, phrase: Evidence['foundAs']): string =>
  phrase === undefined ? code(text) : text;

function evidenceLine({ found, foundAs, wanted, wantedAs, snippet, urls = [] }: Evidence): string | null {
  const parts = [
    ...(found === undefined || found === '' ? [] : [`found ${shown(found, foundAs)}`]),
    ...(wanted === undefined || wanted === '' ? [] : [`expected ${shown(wanted, wantedAs)}`]),
    ...(snippet === undefined || snippet === '' ? [] : [`in ${code(snippet)}`]),
  ];
  const where = urls.slice(0, evidenceMax).map((url) => `<${url}>`);
  return parts.length === 0 ? null : `- ${[parts.join(', '), where.join(' ')].filter(Boolean).join(': ')}`;
}

const more = (count: number, what: string): string[] =>
  count > 0 ? [`- and ${countOf(count, `more ${what}`)}`] : [];

export interface TicketSource {
  /** The address of the report. */
  readonly reportUrl: string;
  readonly domain: string;
  /** The one page it is about; empty for all of them. */
  readonly only?: string;
}

/** What is on one page of a group. */
function onePage(group: IssueGroup, url: string): IssueGroup {
  const onPages = group.onPages.filter(({ page }) => page.url === url);
  const onSite = group.onSite.filter(({ urls }) => urls.includes(url));
  return {
    ...group,
    onPages,
    onSite,
    urls: [url],
    copies: [],
    templates: null,
    isSiteWide: false,
    subject: null,
  };
}

export function ticketText(all: IssueGroup, { reportUrl, domain, only = '' }: TicketSource): string {
  const group = only === '' ? all : onePage(all, only);
  const found = [...group.onSite, ...group.onPages.map(({ issue }) => issue)];
  const lines = [
    ...new Set(found.flatMap(({ evidence }) => evidence.flatMap((each) => evidenceLine(each) ?? []))),
  ];
  const descriptions = [...new Set(found.map(({ description }) => description))];
  const urls = [...group.urls, ...group.copies];
  const blocks = [
    [`## ${group.title} (${domain})`],
    [`${severityLabels[group.severity]}, ${extentWords(group)}.`],
    [descriptions.slice(0, evidenceMax).join('\n')],
    ['**Fix**', '', group.fix],
    [
      '**Why**',
      '',
      `${group.why} (${basisLabels[group.basis]}${group.source === undefined ? '' : `: ${group.source}`})`,
    ],
    lines.length === 0
      ? []
      : ['**Evidence**', '', ...lines.slice(0, evidenceMax), ...more(lines.length - evidenceMax, 'place')],
    urls.length === 0
      ? []
      : [
          '**Pages**',
          '',
          ...urls.slice(0, pagesMax).map((url) => `- <${url}>`),
          ...more(urls.length - pagesMax, 'page'),
        ],
    [`Report: <${reportUrl}>`],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}
