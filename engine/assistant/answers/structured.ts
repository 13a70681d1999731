/** Answers about structured data: errors in the existing markup, and JSON-LD to paste with only what the page shows. */

import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import { fixFor, jsonChange } from '../find-fix.ts';
import type { Intent } from '../intent.ts';
import { code, plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import { faqOf } from '../page-questions.ts';
import { breadcrumbOf, mainItemOf, type SchemaItem, scriptOf } from '../page-schema.ts';
import type { ChatChange } from '../port.ts';

const requestsFaq = /faq|frage|question|pregunta|domand|pergunta|vragen/;

function describeCurrent(context: ChatContext, answer: AnswerBuilder): void {
  const { sandbox, words } = context;
  const found = issuesOf(context, 'structured-data');
  answer.cite(...found);
  const types = sandbox.brief.schemaTypes;
  answer.addText(sandbox.facts === null ? words.schemaUnknown() : words.schemaIs(types.map(code)));
  for (const { ruleId, description } of found)
    answer.addText(words.findingAfter(plain(description), code(ruleId)));
}

/** Fixes existing markup where no guess is needed; for the rest, the suggestion of a scan. */
async function fixPresent(context: ChatContext, answer: AnswerBuilder): Promise<boolean> {
  const { words } = context;
  const changes: ChatChange[] = [];
  const used = new Set<string>();
  for (const issue of issuesOf(context, 'structured-data')) {
    const change = jsonChange(context, issue.ruleId);
    if (change?.kind === 'json-ld') {
      if (!changes.some((known) => known.kind === 'json-ld' && known.text === change.text))
        changes.push(change);
      continue;
    }
    const fix = await fixFor(context, issue);
    if (fix.text === null || used.has(fix.text)) continue;
    used.add(fix.text);
    answer.addText(`→ ${plain(fix.text)}`);
  }
  for (const change of changes) {
    if (change.kind !== 'json-ld') continue;
    answer.addText(words.schemaFixed());
    answer.addBlock(
      words.label.jsonLd(),
      `<script type="application/ld+json">\n${change.text}\n</script>`,
      'json-ld',
    );
  }
  if (changes.length === 0) return false;
  measure(context, answer, { changes, patch: words.patch.repairJsonLd() });
  answer.propose(...changes);
  return true;
}

/** Missing markup, verified before it is offered. */
function offerNew(context: ChatContext, answer: AnswerBuilder, data: SchemaItem): void {
  const { words, sandbox } = context;
  const html = scriptOf(data);
  const change = { kind: 'head', html } as const;
  const verification = sandbox.verifyChanges([change]);
  answer.addText(words.schemaOffer(data['@type'])).addBlock(words.label.jsonLd(), html, 'json-ld');
  measure(context, answer, { changes: [change], patch: words.patch.jsonLd(data['@type']) });
  for (const { description } of verification?.newIssues ?? []) answer.addText(words.schemaLacks(description));
  answer.propose(change);
}

async function faqItem(context: ChatContext): Promise<SchemaItem | null> {
  const faq = await faqOf(context);
  if (faq.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer: text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

export async function answerStructured(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  describeCurrent(context, answer);
  const isFixed = await fixPresent(context, answer);
  if (intent.action === 'judge' || intent.action === 'list') {
    if (issuesOf(context, 'structured-data').length === 0 && sandbox.facts !== null)
      answer.addText(words.schemaNoFinding());
    return answer.next(words.followUps.structured(), words.followUps.first());
  }
  const isFaq = requestsFaq.test(intent.folded);
  const item = isFaq ? await faqItem(context) : isFixed ? null : mainItemOf(context);
  const crumbs = isFaq || sandbox.brief.schemaTypes.includes('BreadcrumbList') ? null : breadcrumbOf(context);
  const fresh = [item, crumbs].filter((each) => each !== null);
  for (const data of fresh) offerNew(context, answer, data);
  if (fresh.length === 0 && !isFixed)
    answer.addText(words.schemaNothing(sandbox.brief.schemaTypes.length > 0));
  else answer.addText(words.schemaFacts());
  return answer.next(words.followUps.faq(), words.followUps.social());
}
