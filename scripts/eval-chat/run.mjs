/** `npm run eval:chat`: asks questions on pages of the open corpus as the product does, and writes a sheet for judging by hand. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Analysis } from '../../contract/entities/analysis.ts';
import { parseConnectTo } from '../../engine/fetch/connect-to.ts';
import { createHttpClient } from '../../engine/fetch/http-client.ts';
import { fetchFreshPage } from '../../engine/pipeline/fetch-fresh-page.ts';
import { modelVariables } from '../../server/adapters/llm/model-variables.ts';
import { serveDemo } from '../../server/demo/serve-demo.ts';
import { openChat } from '../../server/startup/open-chat.ts';
import { createAssistantPool } from '../../server/workers/assistant-pool.ts';
import { auditSites, demoSites } from '../corpus/audit.mjs';
import { isFetched } from '../corpus/cache.mjs';
import { fetchSites } from '../corpus/fetch.mjs';
import { serveSites } from '../corpus/server.mjs';
import { sites } from '../corpus/sites.mjs';
import { root } from '../prepare.mjs';
import { say } from '../say.mjs';
import { describeSheet } from './sheet.mjs';

const help = `Asks questions on the open corpus, with the built-in assistant or the model of AI_PROVIDER.

  npm run eval:chat -- FILE              a JSON file: [{ "site", "page", "language", "turns": ["…"] }]
      --max-pages 12                     pages of each site
      --keep                             uses the analyses of the last run
      --out FILE                         the sheet (default .cache/eval-chat/sheet.md)
`;

const Questions = z.array(
  z.object({
    site: z.string(),
    /** A path; * for the first page of the site. */
    page: z.string(),
    language: z.string(),
    turns: z.array(z.string()).min(1),
  }),
);

const folder = path.join(root, '.cache', 'eval-chat');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'max-pages': { type: 'string', default: '12' },
    out: { type: 'string', default: path.join(folder, 'sheet.md') },
  },
});

const reportOf = (name) => path.join(folder, `${name}.json`);

async function analyze(names) {
  const isChosen = ({ name }) => names.has(name) && !(values.keep && existsSync(reportOf(name)));
  const chosen = sites.filter(isChosen);
  const missing = chosen.filter((site) => !isFetched(site));
  if (missing.length > 0) await fetchSites(missing, { isForced: false });
  const here = [...demoSites.filter(isChosen), ...chosen.filter(isFetched)];
  await auditSites(here, { maxPages: Number(values['max-pages']), out: folder, renders: false });
}

/** The page at a path; the first where there is none. */
function pageOf({ pages }, wanted) {
  const isWanted = ({ url }) => URL.parse(url)?.pathname === wanted;
  return pages.find(isWanted) ?? pages[0];
}

async function ask(questions) {
  const [served, demo] = await Promise.all([serveSites(sites.filter(isFetched)), serveDemo()]);
  const connectTo = parseConnectTo([served.connectTo, ...demo.connectTo].join(','));
  const client = createHttpClient({ connectTo });
  const assistants = createAssistantPool();
  const { worker, writer } = openChat(z.object(modelVariables).parse(process.env), assistants, null);
  const asked = [];
  for (const { site, page: wanted, language, turns } of questions) {
    if (!existsSync(reportOf(site))) {
      say(`${site}: not analyzed, its questions are left out`);
      continue;
    }
    const report = readFileSync(reportOf(site), 'utf8');
    const page = pageOf(Analysis.parse(JSON.parse(report)), wanted);
    if (page === undefined) continue;
    const fetched = await fetchFreshPage(client, page.url, AbortSignal.timeout(30_000));
    const copy =
      fetched.kind === 'fetched' ? { fresh: fetched.fresh, fetchedAt: new Date().toISOString() } : null;
    const earlier = [];
    for (const text of turns) {
      const session = await worker.open({ report, pageUrl: page.url });
      if (session === null) continue;
      await session.load({ copy, today: new Date().toISOString().slice(0, 10) });
      const nothing = () => undefined;
      const events = { onStep: nothing, onPiece: nothing, onRestart: nothing };
      const answer = await writer.write(
        session,
        { text, earlier: [...earlier] },
        events,
        AbortSignal.timeout(600_000),
      );
      session.close();
      asked.push({
        site,
        url: page.url,
        title: page.title,
        language,
        isFirst: earlier.length === 0,
        text,
        answer,
      });
      const { content, memory } = answer;
      earlier.push({ role: 'user', content: text, memory: null }, { role: 'assistant', content, memory });
    }
    say(`${site} ${page.url}: ${turns.length} asked`);
  }
  await assistants.close();
  await client.close();
  await Promise.all([served.close(), demo.close()]);
  return asked;
}

const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const [file] = positionals;
if (values.help || file === undefined) console.log(help);
else {
  mkdirSync(folder, { recursive: true });
  const questions = Questions.parse(JSON.parse(readFileSync(file, 'utf8')));
  await analyze(new Set(questions.map(({ site }) => site)));
  const asked = await ask(questions);
  writeFileSync(values.out, describeSheet(asked));
  say(`The sheet to judge by hand: ${values.out} (${asked.length} answers)`);
}
