/** Structured data: what is there and wrong, and JSON-LD ready to paste that says only what the page says. */

import { fixFor, jsonChange } from '../fix-for.ts';
import { code, plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import { faqOf } from '../page-questions.ts';
import { breadcrumbOf, mainItemOf, type SchemaItem, scriptOf } from '../page-schema.ts';
import type { ChatChange } from '../port.ts';
import type { Reading } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const asksFaq = /faq|frage|question|pregunta|domand|pergunta|vragen/;

function sayPresent(room: Room, sheet: Sheet): void {
  const { bench, words } = room;
  const found = issuesOf(room, 'structured-data');
  sheet.cite(...found);
  const types = bench.brief.schemaTypes;
  sheet.say(bench.facts === null ? words.schemaUnknown() : words.schemaIs(types.map(code)));
  for (const { ruleId, description } of found)
    sheet.say(words.findingAfter(plain(description), code(ruleId)));
}

/** What is there and wrong, put right where that takes no guess; the rest with what a scan would advise. */
async function mendPresent(room: Room, sheet: Sheet): Promise<boolean> {
  const { words } = room;
  const changes: ChatChange[] = [];
  const told = new Set<string>();
  for (const issue of issuesOf(room, 'structured-data')) {
    const change = jsonChange(room, issue.ruleId);
    if (change?.kind === 'json-ld') {
      if (!changes.some((known) => known.kind === 'json-ld' && known.text === change.text))
        changes.push(change);
      continue;
    }
    const fix = await fixFor(room, issue);
    if (fix.text === null || told.has(fix.text)) continue;
    told.add(fix.text);
    sheet.say(`→ ${plain(fix.text)}`);
  }
  for (const change of changes) {
    if (change.kind !== 'json-ld') continue;
    sheet.say(words.schemaMended());
    sheet.paste(
      words.label.jsonLd(),
      `<script type="application/ld+json">\n${change.text}\n</script>`,
      'json-ld',
    );
  }
  if (changes.length === 0) return false;
  measure(room, sheet, { changes, patch: words.patch.mendJsonLd() });
  sheet.propose(...changes);
  return true;
}

/** What is not there yet, tried before it is offered. */
function offerNew(room: Room, sheet: Sheet, data: SchemaItem): void {
  const { words, bench } = room;
  const html = scriptOf(data);
  const change = { kind: 'head', html } as const;
  const trial = bench.attempt([change]);
  sheet.say(words.schemaOffer(data['@type'])).paste(words.label.jsonLd(), html, 'json-ld');
  measure(room, sheet, { changes: [change], patch: words.patch.jsonLd(data['@type']) });
  for (const { description } of trial?.brought ?? []) sheet.say(words.schemaLacks(description));
  sheet.propose(change);
}

async function faqItem(room: Room): Promise<SchemaItem | null> {
  const faq = await faqOf(room);
  if (faq.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export async function answerStructured(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  sayPresent(room, sheet);
  const isMended = await mendPresent(room, sheet);
  if (reading.action === 'judge' || reading.action === 'list') {
    if (issuesOf(room, 'structured-data').length === 0 && bench.facts !== null)
      sheet.say(words.schemaNoFinding());
    return sheet.next(words.ask.structured(), words.ask.first());
  }
  const isFaq = asksFaq.test(reading.folded);
  const item = isFaq ? await faqItem(room) : isMended ? null : mainItemOf(room);
  const crumbs = isFaq || bench.brief.schemaTypes.includes('BreadcrumbList') ? null : breadcrumbOf(room);
  const fresh = [item, crumbs].filter((each) => each !== null);
  for (const data of fresh) offerNew(room, sheet, data);
  if (fresh.length === 0 && !isMended) sheet.say(words.schemaNothing(bench.brief.schemaTypes.length > 0));
  else sheet.say(words.schemaFacts());
  return sheet.next(words.ask.faq(), words.ask.social());
}
