/** `npm run eval:model`: replays prompts and good answers through the product and prints what became of each text, and why. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { estimateTokens } from '../../server/adapters/llm/estimate-tokens.ts';
import { demoSites } from '../corpus/audit.mjs';
import { isFetched } from '../corpus/cache.mjs';
import { sites } from '../corpus/sites.mjs';
import { root } from '../prepare.mjs';
import { say } from '../say.mjs';
import { judgeReply, judgeTexts } from './judge.mjs';
import { readSet } from './read-set.mjs';
import { replaySite } from './replay-site.mjs';

const help = `Replays prompts and good answers through parsing and checks, and prints offered, shown, changed, rejected.

  npm run eval:model -- [FOLDER...]   FOLDER/in/NNN.json are requests, FOLDER/out/NNN.json their answers
      --max-pages 12                  pages of each site
      --record FOLDER                 writes the prompts of today there, to be answered

Without a FOLDER the set of the demo sites is used. Sites of the open corpus must be fetched.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    'max-pages': { type: 'string', default: '12' },
    record: { type: 'string' },
  },
});
const ownSet = path.join(root, 'scripts', 'eval-model', 'demo-set');

const siteOf = (host) => [...demoSites, ...sites.filter(isFetched)].find((each) => each.host === host);

/** How the prompts of a kind have changed since they were recorded. */
function comparePrompts(recorded, asked) {
  return Object.entries(Object.groupBy(recorded, ({ kind }) => kind)).flatMap(([kind, before]) => {
    const now = asked.filter(
      (each) => each.kind === kind && before.some(({ url, site }) => each.url === url && each.site === site),
    );
    if (now.length === 0) return [];
    const mean = (list) =>
      Math.round(list.reduce((sum, { characters }) => sum + characters, 0) / list.length);
    const isSame = now.every(({ system }) => before.some((each) => each.system === system));
    return [
      `${kind}: ${mean(before)} characters when recorded, ${mean(now)} now; instructions ${isSame ? 'the same' : 'changed'}`,
    ];
  });
}

function record(folder, asked) {
  for (const part of ['in', 'out']) mkdirSync(path.join(folder, part), { recursive: true });
  asked.forEach(({ sent }, at) => {
    const name = `${String(at + 1).padStart(3, '0')}.json`;
    writeFileSync(path.join(folder, 'in', name), `${JSON.stringify(sent, null, 1)}\n`);
  });
  say(`${asked.length} prompts in ${folder}/in`);
}

function printTexts(judged) {
  for (const [part, texts] of Object.entries(Object.groupBy(judged, (each) => each.part))) {
    const count = (outcome) => texts.filter((each) => each.outcome === outcome).length;
    say(
      `${part}: ${texts.length} offered, ${count('shown')} shown, ${count('changed')} changed, ${count('rejected')} rejected`,
    );
  }
  for (const { name, part, text, outcome, why = '' } of judged.filter((each) => each.outcome !== 'shown'))
    say(`  ${name} ${part} ${outcome}${why && ` (${why})`}: ${text.slice(0, 160)}`);
}

async function evaluate(folder) {
  const set = readSet(folder);
  const judged = [];
  const asked = [];
  for (const host of new Set(set.flatMap(({ site }) => site ?? []))) {
    const site = siteOf(host);
    if (site === undefined) {
      say(`${host}: not fetched, its answers are left out`);
      continue;
    }
    const own = set.filter((each) => each.site === host);
    const replayed = await replaySite(site, own, Number(values['max-pages']));
    asked.push(...replayed.asked);
    for (const each of own)
      judged.push(
        ...(each.kind === 'chat'
          ? await judgeReply(each, replayed.analysis)
          : judgeTexts(each, replayed.analysis)),
      );
  }
  say(
    `\n${folder}: ${set.length} answers, ${judged.length} texts, about ${estimateTokens(set.map(({ content }) => content).join(''))} tokens`,
  );
  printTexts(judged);
  for (const line of comparePrompts(set, asked)) say(line);
  if (values.record !== undefined) record(values.record, asked);
}

if (values.help) console.log(help);
else
  for (const folder of positionals.length > 0 ? positionals : [ownSet]) await evaluate(path.resolve(folder));
