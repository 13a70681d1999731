/** Exports all data of an account file by file, holding only the current file in memory. */
import type { User } from '@pagewright/contract/entities/user';
import { safeName } from '@pagewright/contract/export-name';
import {
  type ExportedMessage,
  type ListedAnalysis,
  listAcceptancesOf,
  listAccessOf,
  listAlertDeliveriesOf,
  listAlertsOf,
  listAnalysesOf,
  listApiKeysOf,
  listDeviceTimes,
  listMailsOf,
  listMessagesOf,
  listPurchasesOf,
  listRunsOf,
  listSchedulesOf,
  listSearchDaysOf,
  listSearchImportsOf,
  listSearchSourcesOf,
  listServerLogsOf,
  listSessionTimes,
  listSharesOf,
  listSitesOf,
  listViewsOf,
  listWholeLedger,
  listWorkOf,
  readAccountRow,
  readAnalysisFiles,
  readBrandingOf,
} from '../../store/account-export.ts';
import { unpackTables } from '../../store/search-figures.ts';
import { readSettings } from '../../store/users.ts';
import { readScreenshot } from '../analyses/read-image.ts';
import { mediaTypeOfScreenshot } from '../analyses/store-screenshots.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

export interface AccountFile {
  readonly name: string;
  readonly body: string | Uint8Array;
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const conversationsOf = (all: readonly ExportedMessage[]) =>
  Object.entries(Object.groupBy(all, ({ pageUrl }) => pageUrl)).map(([pageUrl, messages = []]) => ({
    pageUrl,
    messages: messages.map(({ role, content, at }) => ({ role, content, at })),
  }));

/** A screenshot that cannot be fetched is replaced by a note; the rest of the export goes on. */
async function* screenshotFiles(
  deps: Deps,
  user: User,
  { folder, id, keys }: { folder: string; id: string; keys: readonly string[] },
): AsyncGenerator<AccountFile> {
  for (const key of keys) {
    const bytes = await readScreenshot(deps, user, { id, key }).catch(() => null);
    const name = `${folder}/screenshots/${safeName(key)}`;
    yield bytes === null
      ? {
          name: `${name}.txt`,
          body: `${words.exported.noPicture}\n`,
        }
      : { name: `${name}.${mediaTypeOfScreenshot(bytes) === 'image/webp' ? 'webp' : 'jpg'}`, body: bytes };
  }
}

async function* filesOfAnalysis(
  deps: Deps,
  user: User,
  { id, domain, date }: ListedAnalysis,
): AsyncGenerator<AccountFile> {
  const found = await readAnalysisFiles(deps.db, id);
  if (found === null) return;
  const folder = `analyses/${date.toISOString().slice(0, 10)}-${safeName(domain)}-${id.slice(-8)}`;
  yield { name: `${folder}/analysis.json`, body: found.report };
  if (found.competitor !== null) yield { name: `${folder}/comparison.json`, body: found.competitor };
  for (const [at, { competitor_key: competitor, result }] of found.comparisons.entries())
    yield { name: `${folder}/comparisons/${at + 1}-${safeName(competitor)}.json`, body: result };
  const messages = await listMessagesOf(deps.db, id);
  if (messages.length > 0)
    yield { name: `${folder}/conversations.json`, body: asJson(conversationsOf(messages)) };
  yield* screenshotFiles(deps, user, { folder, id, keys: found.screenshotKeys });
}

/** What is synced and imported, then the figures of each day and import in a file of their own. */
async function* searchFiles({ db }: Deps, user: User): AsyncGenerator<AccountFile> {
  const days = await listSearchDaysOf(db, user.id);
  const imports = await listSearchImportsOf(db, user.id);
  const withoutFigures = <T extends { figures: unknown }>({ figures: _figures, ...row }: T) => row;
  const connections = await listSearchSourcesOf(db, user.id);
  const summary = { connections, days: days.map(withoutFigures), imports: imports.map(withoutFigures) };
  yield { name: 'search.json', body: asJson(summary) };
  const packed = [
    ...days.map(({ domain, day, figures }) => ({ domain, name: day, figures })),
    ...imports.map(({ domain, from, to, figures }) => ({ domain, name: `${from}-to-${to}`, figures })),
  ];
  for (const { domain, name, figures } of packed)
    if (figures !== null)
      yield {
        name: `search/${safeName(domain)}/${name}.json`,
        body: asJson(await unpackTables(figures)),
      };
}

export async function* exportAccount(deps: Deps, user: User): AsyncGenerator<AccountFile> {
  const { db } = deps;
  yield { name: 'README.txt', body: words.exported.readMe };
  yield { name: 'account.json', body: asJson(await readAccountRow(db, user.id)) };
  yield { name: 'settings.json', body: asJson(await readSettings(db, user.id)) };
  yield { name: 'sessions.json', body: asJson(await listSessionTimes(db, user.id)) };
  yield { name: 'devices.json', body: asJson(await listDeviceTimes(db, user.id)) };
  yield { name: 'ledger.json', body: asJson(await listWholeLedger(db, user.id)) };
  yield { name: 'purchases.json', body: asJson(await listPurchasesOf(db, user.id)) };
  yield { name: 'messages.json', body: asJson(await listMailsOf(db, user.id)) };
  yield { name: 'runs.json', body: asJson(await listRunsOf(db, user.id)) };
  yield { name: 'branding.json', body: asJson((await readBrandingOf(db, user.id)) ?? null) };
  yield { name: 'sites.json', body: asJson(await listSitesOf(db, user.id)) };
  yield { name: 'acceptances.json', body: asJson(await listAcceptancesOf(db, user.id)) };
  yield { name: 'server-logs.json', body: asJson(await listServerLogsOf(db, user.id)) };
  yield { name: 'work.json', body: asJson(await listWorkOf(db, user.id)) };
  yield { name: 'views.json', body: asJson(await listViewsOf(db, user.id)) };
  yield* searchFiles(deps, user);
  yield { name: 'schedules.json', body: asJson(await listSchedulesOf(db, user.id)) };
  const alerts = {
    sites: await listAlertsOf(db, user.id),
    messages: await listAlertDeliveriesOf(db, user.id),
  };
  yield { name: 'alerts.json', body: asJson(alerts) };
  yield { name: 'api-keys.json', body: asJson(await listApiKeysOf(db, user.id)) };
  yield { name: 'access.json', body: asJson(await listAccessOf(db, user.id)) };
  yield { name: 'shares.json', body: asJson(await listSharesOf(db, user.id)) };
  for (const analysis of await listAnalysesOf(db, user.id)) yield* filesOfAnalysis(deps, user, analysis);
}
