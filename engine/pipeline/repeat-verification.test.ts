/** Applies thirty exported fixes by hand to fetched pages and audits them again: the result is what was promised. */
import path from 'node:path';
import type { FixStep } from '@pagewright/contract/entities/fix';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRules } from '../audit/rules/all.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import { renderFixesCsv } from '../report/csv.ts';
import { createBuiltInSuggester } from '../suggest/choose/built-in-suggester.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { applyByHand } from '../verify/testing/apply-by-hand.ts';
import { analyzeSite } from './analyze-site.ts';
import { auditPageContent } from './audit-page.ts';
import { fetchFreshPage } from './fetch-fresh-page.ts';

const sites = ['blog', 'broken-everything', 'faultless', 'latin1', 'multilingual', 'shop'];
const { signal } = new AbortController();
const today = '2026-11-15';

/** The cells of a spreadsheet in the form that everybody reads. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  cell.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, raw = '', end = ''] = cell.exec(text) ?? [];
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const actions: readonly (readonly [FixStep['action'], string])[] = [
  ['tag', 'the start tag of '],
  ['replace', 'the whole of '],
  ['text', 'these words in '],
  ['prepend', 'at the start of '],
  ['after', 'behind '],
  ['top', 'above everything'],
];

/** The CSV says in words where its markup goes. */
function stepOf([, , , html = '', where = '', found = '']: readonly string[]): FixStep {
  const [action, words] = actions.find(([, each]) => where.startsWith(each)) ?? ['top', ''];
  return { action, selector: where.slice(words.length), found, html };
}

interface ListedFix {
  readonly page: FetchedPage;
  readonly isOpenToGoogle: boolean;
  readonly steps: readonly FixStep[];
  readonly change: string;
  readonly cleared: readonly string[];
  readonly writtenBy: string;
}

async function listedFixes(client: HttpClient, host: string): Promise<ListedFix[]> {
  const outcome = await analyzeSite(
    optionsFor(host, { crawlDelayMs: 100 }),
    {
      client,
      suggester: createBuiltInSuggester(),
      onProgress: () => undefined,
      now: () => new Date(`${today}T10:00:07Z`),
    },
    signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  const [, ...rows] = readCsv(renderFixesCsv(outcome.analysis));
  const fixes = Map.groupBy(rows, (row) => JSON.stringify([row[0], row[1], row[2], row[6], row[9]]));
  const listed: ListedFix[] = [];
  for (const own of fixes.values()) {
    const [url = '', change = '', , , , , cleared = '', , , writtenBy = ''] = own[0] ?? [];
    const answer = await fetchFreshPage(client, url, signal);
    if (answer.kind !== 'fetched') continue;
    listed.push({ ...answer.fresh, steps: own.map(stepOf), change, cleared: cleared.split(' '), writtenBy });
  }
  return listed;
}

async function gather(): Promise<ListedFix[]> {
  const all: ListedFix[] = [];
  for (const name of sites) {
    const served = await serveSite(path.join(fixturesRoot, name));
    const client = createHttpClient({
      connectTo: parseConnectTo(served.connectTo),
      resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
      clock: clockWithoutPauses,
    });
    try {
      all.push(...(await listedFixes(client, served.host)));
    } finally {
      await client.close();
      await served.close();
    }
  }
  return all;
}

/** The same thirty every time. */
function pickThirty<T>(list: readonly T[]): T[] {
  let seed = 20_261_115;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 30)
    .map(({ each }) => each);
}

const isLatin = ({ headers, body }: FetchedPage): boolean =>
  /iso-8859-1|latin1|windows-1252/i.test(
    `${JSON.stringify(headers)} ${Buffer.from(body).toString('latin1').slice(0, 1024)}`,
  );

/** As an editor opens and saves the file. */
function changeByHand(page: FetchedPage, steps: readonly FixStep[]): FetchedPage {
  const encoding = isLatin(page) ? 'latin1' : 'utf8';
  const html = applyByHand(Buffer.from(page.body).toString(encoding), steps);
  return { ...page, body: Buffer.from(html, encoding) };
}

const weight = { critical: 2, warning: 1, info: 0 } as const;

/** Rules about the response rather than its HTML: a rewritten file has another length. */
const ofAnswer = new Set(allRules.filter(({ needs }) => needs === 'http').map(({ id }) => id));

function rulesBroken(page: FetchedPage, isOpenToGoogle: boolean): Map<string, number> {
  const { issues } = auditPageContent({ page, isOpenToGoogle }, { today });
  const relevant = issues.filter(({ ruleId }) => !ofAnswer.has(ruleId));
  return new Map(relevant.map(({ ruleId, severity }) => [ruleId, weight[severity]]));
}

describe('the list of proven fixes', () => {
  let all: ListedFix[] = [];
  beforeAll(async () => {
    all = await gather();
  }, 120_000);

  it('predicts the result of fixes that are applied by hand', () => {
    expect(all.length).toBeGreaterThan(50);
    const picked = pickThirty(all);
    expect(new Set(picked.map(({ page }) => page.url)).size).toBeGreaterThan(8);
    expect(new Set(picked.map(({ change }) => change)).size).toBeGreaterThan(5);
    expect(picked.some(({ writtenBy }) => writtenBy !== '')).toBe(true);
    for (const { page, isOpenToGoogle, steps, change, cleared } of picked) {
      const before = rulesBroken(page, isOpenToGoogle);
      const after = rulesBroken(changeByHand(page, steps), isOpenToGoogle);
      const about = `${page.url} ${change} ${JSON.stringify(steps)}`;
      expect([...before.keys()], about).toEqual(expect.arrayContaining([...cleared]));
      expect(
        cleared.filter((id) => after.has(id)),
        about,
      ).toEqual([]);
      const worse = [...after].filter(([id, rank]) => rank > (before.get(id) ?? (rank === 0 ? 0 : -1)));
      expect(worse, about).toEqual([]);
    }
  });
});
