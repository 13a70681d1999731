/** Writes Markdown from untrusted text: text stays text, a code fence cannot be closed from inside. */

/** Characters with a meaning in Markdown. */
export const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`);

export const code = (text: string): string => {
  const own = text.replaceAll(/\s+/g, ' ').trim();
  const runs = own.match(/`+/g) ?? [];
  const ticks = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  return ticks.length === 1 ? `\`${own}\`` : `${ticks} ${own} ${ticks}`;
};

/** Uses a longer fence than any inside. */
export function fenced(text: string, info: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const ticks = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${ticks}${info}\n${text}\n${ticks}`;
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const numbered = (items: readonly string[], from = 1): string =>
  items.map((item, at) => `${at + from}. ${item.replaceAll('\n', '\n   ')}`).join('\n');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
