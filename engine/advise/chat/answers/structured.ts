/** Structured data: what is there and wrong, and JSON-LD ready to paste that says only what the page says. */
import { code, plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import { mendedJson, withPrice } from '../mend-json.ts';
import { faqOf } from '../page-questions.ts';
import { breadcrumbOf, mainItemOf, priceOf, type SchemaItem, scriptOf } from '../page-schema.ts';
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

/** The block that is there, with what is wrong in it put right where that takes no guess. */
function mendPresent(room: Room, sheet: Sheet): boolean {
  const { bench, words } = room;
  for (const { raw, error } of bench.facts?.structuredData.jsonLd ?? []) {
    if (error !== null) sheet.say(words.schemaBroken(error.line, error.column, plain(error.message)));
    const price = priceOf(room);
    const isLacking = bench.page.issues.some(({ ruleId }) => ruleId === 'sd-required-missing');
    const mended =
      error !== null ? mendedJson(raw) : price !== null && isLacking ? withPrice(raw, price) : null;
    if (mended === null) continue;
    sheet.say(error === null ? words.schemaPriced(price?.shown ?? '') : words.schemaMended());
    sheet.paste(words.label.jsonLd(), `<script type="application/ld+json">\n${mended}\n</script>`, 'json-ld');
    const change = { kind: 'json-ld', from: raw, text: mended } as const;
    measure(room, sheet, { changes: [change], patch: words.patch.mendJsonLd() });
    sheet.propose(change);
    return true;
  }
  return false;
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
  const isMended = mendPresent(room, sheet);
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
