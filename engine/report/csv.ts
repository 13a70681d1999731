/** The findings as a spreadsheet: RFC 4180, readable by Excel, with no cell that a spreadsheet would run. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report-words';
import { cleanText, clipText } from './clean-text.ts';
import { competitorCells } from './csv-competitor.ts';

/** So that Excel takes the file for UTF-8. */
const byteOrderMark = '\ufeff';
/** Excel holds 32,767 characters in a cell. */
const cellMax = 32_000;
/** What spreadsheets take for the start of a formula, in its wide and small forms too, behind anything invisible. */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function cell(value: string): string {
  const text = clipText(cleanText(value), cellMax);
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const writeRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

export function evidenceText({ found, wanted, selector, snippet, urls }: Evidence): string {
  const parts = [
    found !== undefined && `found: ${found}`,
    wanted !== undefined && `wanted: ${wanted}`,
    selector !== undefined && `at: ${selector}`,
    snippet !== undefined && `markup: ${snippet}`,
    urls !== undefined && urls.length > 0 && `addresses: ${urls.join(' ')}`,
  ];
  return parts.filter((part) => part !== false).join('; ');
}

const heads = ['Page', 'Severity', 'Category', 'Rule', 'Title', 'Description', 'Fix', 'Basis', 'Evidence'];

const findingRow = (where: string, issue: Issue): string =>
  writeRow([
    where,
    severityLabels[issue.severity],
    categoryLabels[issue.category],
    issue.ruleId,
    issue.title,
    issue.description,
    issue.fix,
    basisLabels[issue.basis],
    issue.evidence.map(evidenceText).join(' | '),
  ]);

const cleanRow = (url: string): string => writeRow([url, '', '', '', 'No issues found', '', '', '', '']);

/** One row for each finding; findings about the site come first, pages without one have a row as well, a comparison ends it. */
export function renderCsv({
  pages,
  siteIssues,
  competitorAnalysis,
}: Pick<Analysis, 'pages' | 'siteIssues' | 'competitorAnalysis'>): string {
  const rows = [
    ...siteIssues.map((issue) => findingRow(issue.urls.join(' ') || 'The whole site', issue)),
    ...pages.flatMap(({ url, issues }) =>
      issues.length === 0 ? [cleanRow(url)] : issues.map((issue) => findingRow(url, issue)),
    ),
    ...competitorCells(competitorAnalysis).map(writeRow),
  ];
  return byteOrderMark + writeRow(heads) + rows.join('');
}

const places: Readonly<Record<FixStep['action'], string>> = {
  tag: 'the start tag of',
  replace: 'the whole of',
  text: 'these words in',
  prepend: 'at the start of',
  after: 'behind',
  top: 'above everything',
};

const fixHeads = [
  'Page',
  'Change',
  'Words',
  'Markup',
  'Where',
  'Found there now',
  'Rules cleared',
  'Score before',
  'Score after',
  'Written by',
];

/** Every proven fix of the site, one row for each place that it changes. */
export function renderFixesCsv({ pages }: Pick<Analysis, 'pages'>): string {
  const rows = pages.flatMap(({ url, fixes = [] }) =>
    fixes.flatMap((fix) =>
      fix.steps.map(({ action, selector, found, html }) =>
        writeRow([
          url,
          fix.patch,
          fix.words ?? '',
          html,
          `${places[action]} ${selector}`.trim(),
          found,
          fix.cleared.join(' '),
          String(fix.scoreBefore),
          String(fix.scoreAfter),
          fix.writtenBy ?? '',
        ]),
      ),
    ),
  );
  return byteOrderMark + writeRow(fixHeads) + rows.join('');
}
