/** Exports findings and fixes as CSV that Excel can read and that holds no formulas. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Indexability } from '@pagewright/contract/entities/indexability';
import type { Evidence, Issue, NotEvaluated } from '@pagewright/contract/entities/issue';
import type { OwnValues } from '@pagewright/contract/entities/own-field';
import type { Page } from '@pagewright/contract/entities/page';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { causeOnPage, causeOnSite } from '@pagewright/contract/report/causes';
import { indexabilitySentence, notIndexableGroups } from '@pagewright/contract/report/indexability-words';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { workLabels, workOn } from '@pagewright/contract/report/work-words';
import { stringify } from 'csv-stringify/sync';
import { cleanText, clipText } from './clean-text.ts';
import { competitorCells } from './csv-competitor.ts';
import type { ReportRows } from './site-report.ts';
import { words } from './words.ts';

/** Excel holds 32,767 characters in a cell. */
const cellMax = 32_000;
/** What spreadsheets read as the start of a formula, full-width forms included, after invisible characters. */
const startsFormula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function cell(value: string): string {
  const text = clipText(cleanText(value), cellMax);
  return startsFormula.test(text) ? `'${text}` : text;
}

type Row = readonly string[];

/** With a byte order mark, so that Excel reads the file as UTF-8. */
export const writeCsv = (rows: readonly Row[], bom = true): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { bom, record_delimiter: 'windows', quoted_match: /[\r\n;\t]|^\s|\s$|^'/ },
  );

/** Of a file that is written piece by piece. */
export const writeCsvRows = (rows: readonly Row[], { isStart = false } = {}): string =>
  writeCsv(rows, isStart);

export function evidenceText({ found, wanted, selector, snippet, urls }: Evidence): string {
  const { evidence } = words;
  const parts = [
    found !== undefined && evidence.found({ text: found }),
    wanted !== undefined && evidence.wanted({ text: wanted }),
    selector !== undefined && evidence.selector({ text: selector }),
    snippet !== undefined && evidence.snippet({ text: snippet }),
    urls !== undefined && urls.length > 0 && evidence.urls({ text: urls.join(' ') }),
  ];
  return parts.filter((part) => part !== false).join('; ');
}

const heads = (): Row => Object.values(words.csv);

type CsvFinding = Omit<Issue, 'why' | 'cause' | 'version' | 'evidence'> & {
  readonly evidence: readonly Evidence[];
};

/** Rows with the same cause are counted once. */
const findingRow = (where: string, issue: CsvFinding, cause: string, accepted = ''): Row => [
  where,
  severityLabels[issue.severity],
  categoryLabels[issue.category],
  issue.ruleId,
  issue.title,
  issue.description,
  issue.fix,
  basisLabels[issue.basis],
  issue.evidence.map(evidenceText).join(' | '),
  cause,
  accepted,
];

const notCheckedRow = ({ category, ruleId, title, reason }: NotEvaluated): Row => [
  words.wholeSite,
  words.notChecked,
  categoryLabels[category],
  ruleId,
  title ?? '',
  words.because({ reason }),
];

const cleanRow = (url: string): Row => [url, '', '', '', words.noIssues];

/** How many pages Google can index, and why not the others. */
function indexabilityRows(indexability: Indexability | undefined): readonly Row[] {
  if (indexability === undefined) return [];
  const category = categoryLabels.indexability;
  const wholeSite = [words.wholeSite, '', category, '', indexabilitySentence(indexability)];
  return [
    wholeSite,
    ...notIndexableGroups(indexability).map(({ label, urls, detail }) => [
      urls.join(' '),
      '',
      category,
      '',
      words.notIndexable({ reason: label }),
      words.pages({ count: urls.length }),
      '',
      '',
      detail ?? '',
    ]),
  ];
}

const widened = (row: Row, width: number): Row => [...row, ...Array<string>(width - row.length).fill('')];

/** Every row has as many cells as there are heads. */
const padded = (rows: readonly Row[], width = heads().length): Row[] =>
  rows.map((row) => [...widened(row, width)]);

/** Of the pages a finding is on together. */
function searchCells(pages: readonly Page[]): (urls: readonly string[]) => Row {
  const known = new Map(pages.map(({ url, search }) => [url, search]));
  return (urls) => {
    const found = urls.flatMap((url) => known.get(url) ?? []);
    if (found.length === 0) return ['', '', ''];
    const clicks = found.reduce((sum, each) => sum + each.clicks, 0);
    const impressions = found.reduce((sum, each) => sum + each.impressions, 0);
    const weighted = found.reduce((sum, each) => sum + each.position * each.impressions, 0);
    const position = impressions === 0 ? '' : (weighted / impressions).toFixed(1);
    return [String(clicks), String(impressions), position];
  };
}

/** Of the site's own fields, in their order. */
const fieldNamesOf = (pages: readonly Pick<Page, 'values'>[]): readonly string[] => [
  ...new Set(pages.flatMap(({ values = {} }) => Object.keys(values))),
];

const valueCells = (names: readonly string[], values: OwnValues = {}): Row =>
  names.map((name) => String(values[name] ?? ''));

type CsvInput = Pick<
  Analysis,
  'pages' | 'siteIssues' | 'notEvaluated' | 'competitorAnalysis' | 'indexability' | 'accepted'
>;

/**
 * First which pages can be indexed, then one row for each finding: those about the site, then page by page;
 * pages without one have a row as well, then what was accepted and what was not checked; a comparison ends it.
 */
export function renderCsv(
  { pages, siteIssues, notEvaluated, competitorAnalysis, indexability, accepted = [] }: CsvInput,
  work: readonly WorkItem[] = [],
): string {
  const names = fieldNamesOf(pages);
  const hasSearch = pages.some(({ search }) => search !== undefined);
  const foundHeads = hasSearch ? [...heads(), ...Object.values(words.csvSearch)] : heads();
  const planHeads = work.length === 0 ? foundHeads : [...foundHeads, ...Object.values(words.csvWork)];
  const ownHeads = [...planHeads, ...names];
  const withValues = (row: Row, { values }: Pick<Page, 'values'>): Row =>
    values === undefined ? row : [...widened(row, planHeads.length), ...valueCells(names, values)];
  const cellsOf = searchCells(pages);
  const found = (row: Row, urls: readonly string[]): Row =>
    hasSearch ? [...widened(row, heads().length), ...cellsOf(urls)] : row;
  const planned = (row: Row, ruleId: string, url: string | null): Row => {
    const item = workOn(work, ruleId, url);
    return item === undefined ? row : [...row, workLabels[item.state], item.assignee];
  };
  return writeCsv(
    padded(
      [
        ownHeads,
        ...indexabilityRows(indexability),
        ...siteIssues.map((issue) =>
          planned(
            found(findingRow(issue.urls.join(' ') || words.wholeSite, issue, causeOnSite(issue)), issue.urls),
            issue.ruleId,
            issue.urls.length === 1 ? (issue.urls[0] ?? null) : null,
          ),
        ),
        ...pages.flatMap((page) =>
          page.issues.length === 0
            ? [withValues(found(cleanRow(page.url), [page.url]), page)]
            : page.issues.map((issue) =>
                withValues(
                  planned(
                    found(findingRow(page.url, issue, causeOnPage(issue, page)), [page.url]),
                    issue.ruleId,
                    page.url,
                  ),
                  page,
                ),
              ),
        ),
        ...accepted.map(({ url, issue, reason }) =>
          found(
            findingRow(url ?? (issue.urls.join(' ') || words.wholeSite), issue, '', reason),
            url === null ? issue.urls : [url],
          ),
        ),
        ...notEvaluated.map(notCheckedRow),
        ...competitorCells(competitorAnalysis),
      ],
      ownHeads.length,
    ),
  );
}

/** So many rows are written at once. */
const rowsMax = 1000;

/** The findings of a large site, in pieces of text. */
export async function* streamCsv(
  rows: Pick<ReportRows, 'findings'>,
  fieldNames: readonly string[] = [],
): AsyncGenerator<string> {
  const ownHeads = [...heads(), ...fieldNames];
  let waiting: Row[] = [ownHeads];
  let isFirst = true;
  for await (const { urls, finding, values } of rows.findings()) {
    const where = urls.join(' ') || words.wholeSite;
    const row = finding === null ? cleanRow(where) : findingRow(where, finding, finding.cause);
    waiting.push(
      values === undefined ? row : [...widened(row, heads().length), ...valueCells(fieldNames, values)],
    );
    if (waiting.length < rowsMax) continue;
    yield writeCsv(padded(waiting, ownHeads.length), isFirst);
    isFirst = false;
    waiting = [];
  }
  yield writeCsv(padded(waiting, ownHeads.length), isFirst);
}

/** Every verified fix of the site, one row for each place that it changes. */
export function renderFixesCsv({ pages }: Pick<Analysis, 'pages'>): string {
  const rows = pages.flatMap(({ url, fixes = [] }) =>
    fixes.flatMap((fix) =>
      fix.steps.map(({ action, selector, found, html }) => [
        url,
        fix.patch,
        fix.words ?? '',
        html,
        `${words.fixPlaces[action]} ${selector}`.trim(),
        found,
        fix.cleared.join(' '),
        String(fix.scoreBefore),
        String(fix.scoreAfter),
        fix.writtenBy ?? '',
      ]),
    ),
  );
  return writeCsv([Object.values(words.csvFixes), ...rows]);
}
