/** Writes asked questions and their answers as a sheet that a person judges line by line. */
/**
 * `isFirst`: it begins a conversation.
 * @typedef {{ site: string, url: string, title: string | null, language: string, isFirst: boolean, text: string,
 *   answer: import('../../engine/assistant/port.ts').ChatAnswer }} AskedTurn
 */

const quoted = (text) => text.replaceAll(/^/gm, '> ');

/** @param {AskedTurn} turn */
function describeTurn({ site, url, title, language, isFirst, text, answer }, at) {
  const { content, writtenBy, followUps, isFree, memory } = answer;
  const place = isFirst ? `\n## ${site}: ${url}\n\nTitle: ${title ?? 'none'} · language: ${language}\n` : '';
  const facts = [writtenBy, memory?.topic ?? '', isFree === true ? 'not counted' : 'counted'].join(' · ');
  return [
    place,
    `### ${at + 1}. ${text}`,
    '',
    quoted(content),
    '',
    `Next: ${followUps.join(' | ')} · ${facts}`,
    '',
    'Verdict (helpful, wrong, honest refusal, unhelpful): ',
    '',
  ].join('\n');
}

/** @param {readonly AskedTurn[]} asked */
export const describeSheet = (asked) =>
  [
    '# Answers to judge',
    '',
    `${asked.length} answers, ${asked.filter(({ answer }) => answer.isFree === true).length} of them not counted.`,
    ...asked.map(describeTurn),
  ].join('\n');
