/** Links on the page: how many, which are at fault, which could be added, and from where the page could be linked. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { clip, markup, pathOf } from '../../analyst/suggest/wording.ts';
import { fixFor } from '../fix-for.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { ChatChange } from '../port.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const shownMax = 4;

/** Words that other pages already have and that name this page, as the analysis advised them. */
function inboundIdeas({ bench }: Room) {
  return bench.pages
    .flatMap(({ url, advice }) => (advice?.links ?? []).map((link) => ({ from: url, ...link })))
    .filter(({ target }) => target === bench.page.url)
    .slice(0, shownMax);
}

function sayCounts({ bench, words }: Room, sheet: Sheet): void {
  const { facts, page } = bench;
  if (facts === null) {
    sheet.say(words.linksUnknown());
    return;
  }
  const host = URL.parse(page.url)?.host.replace(/^www\./, '');
  const web = facts.links.filter(({ kind, resolved }) => kind === 'web' && resolved !== null);
  const isOwn = (address: string | null): boolean =>
    URL.parse(address ?? '')?.host.replace(/^www\./, '') === host;
  const own = web.filter(({ resolved }) => isOwn(resolved));
  const inText = own.filter(({ region }) => region === 'main').length;
  sheet.say(words.linksAre(own.length, inText, web.length - own.length));
}

/** What to do about each finding; what can be tried on this page alone is given back. */
async function sayFindings(room: Room, sheet: Sheet, found: readonly Issue[]): Promise<ChatChange[]> {
  const { words, bench } = room;
  const changes: ChatChange[] = [];
  let isLater = false;
  for (const issue of found) {
    sheet.say(words.findingAfter(plain(issue.description), code(issue.ruleId)));
    const fix = await fixFor(room, issue);
    if (fix.text !== null) sheet.say(`→ ${plain(fix.text)}`);
    if (fix.block !== null) sheet.paste(fix.block.label, fix.block.text, fix.block.format);
    const clears =
      fix.changes.length > 0 && bench.attempt(fix.changes)?.cleared.includes(issue.ruleId) === true;
    if (clears) changes.push(...fix.changes);
    else isLater = true;
  }
  if (isLater) sheet.say(words.seenNextTime());
  return changes;
}

export async function answerLinks(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const found = issuesOf(room, 'links');
  sheet.cite(...found);
  sayCounts(room, sheet);
  const mends = await sayFindings(room, sheet, found);
  const asksBroken = /broken|dead|404|kaputt|defekt|casse|mort|rot[oa]s?|interrott|quebrad|kapot/.test(
    reading.folded,
  );
  if (found.length === 0) sheet.say(words.linksNoFinding());
  else if (asksBroken && !found.some(({ ruleId }) => ruleId.includes('broken')))
    sheet.say(words.linksNoneBroken());
  if (mends.length > 0) {
    measure(room, sheet, { changes: mends, patch: words.patch.links() });
    sheet.propose(...mends);
  }
  if (asksBroken) return sheet.next(words.ask.links(), words.ask.first());
  const { links } = await room.advised();
  if (links.length > 0) {
    sheet.say(words.linkOffer(links.length));
    for (const link of links.slice(0, shownMax)) {
      const path = pathOf(link.target, bench.page.url);
      sheet.say(words.linkIdea(quoted(clip(link.sentence, 160)), code(path))).quote(link.sentence, 'text');
      sheet.paste(
        words.label.link(link.anchor),
        `<a href="${markup(path)}">${markup(link.anchor)}</a>`,
        'html',
      );
    }
    const changes = links.slice(0, shownMax).map((link) => ({ kind: 'link', link }) as const);
    measure(room, sheet, { changes, patch: words.patch.addLinks(changes.length) });
    sheet.propose(...mends, ...changes);
  } else await sayRelated(room, sheet);
  const inbound = inboundIdeas(room);
  if (inbound.length > 0) {
    sheet.say(words.inbound());
    sheet.say(
      inbound
        .map(
          ({ from, anchor, sentence }) =>
            `- ${words.inboundIdea(code(pathOf(from, bench.page.url)), quoted(anchor), quoted(clip(sentence, 120)))}`,
        )
        .join('\n'),
    );
  }
  return sheet.next(words.ask.first(), words.ask.structured());
}

/** No words of the text name another page: the nearest pages all the same, as a next step. */
async function sayRelated(room: Room, sheet: Sheet): Promise<void> {
  const { bench, words } = room;
  const linked = new Set(bench.brief.links.map(({ target }) => target.replace(/\/$/, '')));
  const near = room.related
    .nearPage(bench.brief)
    .filter(({ brief }) => !linked.has(brief.url.replace(/\/$/, '')) && brief.type !== 'legal')
    .slice(0, 2);
  if (near.length === 0) {
    sheet.say(words.noLinkIdeas());
    return;
  }
  sheet.say(words.relatedPages());
  for (const { brief } of near) {
    const path = pathOf(brief.url, bench.page.url);
    const name = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title ?? path;
    sheet.paste(words.label.link(name), `<a href="${markup(path)}">${markup(name)}</a>`, 'html');
  }
}
