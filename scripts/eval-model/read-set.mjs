/** Reads a set of prompts and good answers: FOLDER/in/NNN.json as they were sent, FOLDER/out/NNN.json as they were answered. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (content) =>
  typeof content === 'string'
    ? content
    : (content ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('\n');

function dataOf(messages) {
  const sent = messages.map(({ content }) => textOf(content)).join('\n');
  const found = /<website-data mark="(\w+)">\n([\s\S]*?)\n<\/website-data mark="\1">/.exec(sent)?.[2];
  try {
    return found === undefined ? null : JSON.parse(found);
  } catch {
    return null;
  }
}

/** By what its data have: only pages have findings by number, only a chat has other pages. */
function kindOf(data) {
  if (data === null) return 'other';
  if ('otherPages' in data) return 'chat';
  if ('places' in data) return 'design';
  if ('texts' in data) return 'rewrite';
  if ('url' in data) return 'page';
  return 'site' in data ? 'site' : 'other';
}

/** What a request to a model is about, and how long it is. */
export function describeRequest({ messages }) {
  const data = dataOf(messages);
  const url = data?.url ?? null;
  const site = data?.site ?? data?.domain ?? (url === null ? null : new URL(url).host);
  const system = textOf(messages.find(({ role }) => role === 'system')?.content ?? '');
  const characters = messages.reduce((sum, { content }) => sum + textOf(content).length, 0);
  const question = textOf(messages.findLast(({ role }) => role === 'user')?.content ?? '');
  return { kind: kindOf(data), site, url, system, characters, question, data };
}

/** One answer for each prompt that has one. */
export function readSet(folder) {
  return readdirSync(path.join(folder, 'in'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const out = path.join(folder, 'out', name);
      if (!existsSync(out)) return [];
      const request = describeRequest(JSON.parse(readFileSync(path.join(folder, 'in', name), 'utf8')));
      const { content } = JSON.parse(readFileSync(out, 'utf8'));
      return typeof content === 'string' ? [{ name, ...request, content }] : [];
    });
}
