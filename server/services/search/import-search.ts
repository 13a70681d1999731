/** Imports an export of Search Console; what is wrong with it is refused with its line and column, and changes nothing. */
import type { Readable } from 'node:stream';
import type { ImportResult, SearchPeriod } from '@pagewright/contract/entities/search';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { ReadExport } from '@pagewright/engine/search/read-export';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { listImports, saveDays, saveImport } from '../../store/search.ts';
import { packTables, unpackTables } from '../../store/search-figures.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { readBody } from './read-body.ts';
import { hostOfKey } from './read-search.ts';
import { updateLatestReport } from './search-of-report.ts';
import { words } from './words.ts';

export interface UploadedExport {
  readonly body: Readable;
  readonly mediaType: string;
  /** Of a file without dates, as its owner says. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const nameOf = (mediaType: string): string => (mediaType.includes('zip') ? words.zipName : words.csvName);

/** A file that has only some of the tables leaves the others of the same days as they are. */
async function savePeriod(
  tx: Tx,
  siteId: string,
  period: SearchPeriod,
  has: ReadExport['has'],
): Promise<SearchPeriod> {
  const { from, to } = period;
  const known = (await listImports(tx, siteId)).find((each) => each.from === from && each.to === to);
  const before = known === undefined ? null : await unpackTables(known.figures);
  const merged = {
    ...period,
    pages: has.pages || before === null ? period.pages : before.pages,
    queries: has.queries || before === null ? period.queries : before.queries,
    pairs: has.pairs || before === null ? period.pairs : before.pairs,
  };
  await saveImport(tx, siteId, { from, to, figures: await packTables(merged) });
  return merged;
}

export async function importSearch(
  deps: Deps,
  user: User,
  siteId: string,
  { body, mediaType, from, to }: UploadedExport,
): Promise<ImportResult> {
  const siteKey = await requireSite(deps, user, siteId);
  if ((from === undefined) !== (to === undefined)) throw refuse('invalid_input', { message: words.bothDays });
  const bytes = await readBody(body, limits.search.importBytesMax);
  const [last] = await listImports(deps.db, siteId);
  const known = last === undefined ? null : { from: last.from, to: last.to };
  const context = {
    host: hostOfKey(siteKey),
    range: from !== undefined && to !== undefined ? { from, to } : known,
    today: deps.now().toISOString().slice(0, 10),
  };
  const upload = { name: nameOf(mediaType), bytes, context };
  const outcome = await deps.reports.worker.call('readSearchExport', upload, user.id);
  if (outcome.kind === 'refused') throw refuse('export_unreadable', { message: outcome.sentence });
  const { period, before, days, has, isRangeAssumed } = outcome.read;
  const result = await inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    await saveDays(
      tx,
      siteId,
      days.map((day) => ({ ...day, figures: null, isDetailed: false })),
    );
    if (before !== null) await savePeriod(tx, siteId, before, has);
    const saved = await savePeriod(tx, siteId, period, has);
    const { pages, queries } = saved;
    return { from: period.from, to: period.to, pages: pages.length, queries: queries.length, isRangeAssumed };
  });
  await updateLatestReport(deps, { siteId, userId: user.id });
  return result;
}
