/** Real prose for the generated sites: READMEs and changelogs of the packages that are installed here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

const charactersMin = 1500;
const charactersMax = 40_000;

function packagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== '@pagewright')
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((each) => `${name}/${each}`) : [name],
    )
    .sort();
}

/** HTML in Markdown stops half of the generators, and so do the brackets of their template languages. */
const withoutHtml = (markdown) =>
  markdown
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(
      /^\s*<\/?(?:p|div|h\d|img|a|br|table|tr|td|th|picture|source|sup|center|details|summary|b|i|hr)\b[^>]*>\s*$/gim,
      '',
    );

const isPlain = (markdown) =>
  !/\{\{|\{%|\{#|<[A-Z]/.test(markdown) && !/<(?:script|style|iframe)/i.test(markdown);

/** The text of a package under its own name, with its first heading as the title. */
function readText(folder, name, file) {
  const at = path.join(folder, name, file);
  if (!existsSync(at)) return [];
  const markdown = withoutHtml(readFileSync(at, 'utf8')).replaceAll('\r\n', '\n').trim();
  if (markdown.length < charactersMin || markdown.length > charactersMax || !isPlain(markdown)) return [];
  const title =
    /^#\s+(.+)$/m
      .exec(markdown)?.[1]
      ?.replaceAll(/[`*[\]]|\(.*?\)/g, '')
      .trim() || name;
  const slug = `${name}-${file}`
    .toLowerCase()
    .replaceAll(/\.md$|readme/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isChangelog = file !== 'README.md';
  return [{ slug, name, title: isChangelog ? `Changes in ${name}` : title, isChangelog, markdown }];
}

/** So many texts, spread over the alphabet, a fifth of them changelogs; with an offset below 1 those in between. */
export function collectProse(count, { folder = path.join(root, 'node_modules'), offset = 0 } = {}) {
  const names = packagesIn(folder);
  const pick = (texts, most) => {
    const step = Math.max(1, texts.length / most);
    return Array.from(
      { length: Math.min(most, texts.length) },
      (_, i) => texts[Math.floor((i + offset) * step)],
    );
  };
  const readmes = names.flatMap((name) => readText(folder, name, 'README.md'));
  const changelogs = names.flatMap((name) => readText(folder, name, 'CHANGELOG.md'));
  const changes = pick(changelogs, Math.floor(count / 5));
  return [...pick(readmes, count - changes.length), ...changes];
}
