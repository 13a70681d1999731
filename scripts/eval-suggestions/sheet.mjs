/** The sheet for judging by hand: suggestions drawn at random, each with what its page shows. */
import { drawSample } from '../corpus/sample.mjs';
import { localFile } from '../corpus/write-report.mjs';

const textStart = 600;

/** Of all sites alike, so that a large one does not crowd out the others. */
export const drawItems = (items, { count, seed }) =>
  drawSample(items, { count, seed, groupOf: ({ site }) => site.name });

const oneLine = (text) => String(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');

function pageLines({ site, url, page }) {
  if (page === undefined) return [`- the site as a whole (${site.kind}, ${site.language})`];
  const first = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [
    `- page: ${url} (${site.kind}, ${page.language ?? 'language unknown'})`,
    `- file: ${localFile(site, url) ?? 'none'}`,
    `- title: ${page.title ?? 'none'}`,
    `- H1: ${first.length === 0 ? 'none' : first.slice(0, 4).join(' | ')}`,
    `- description: ${page.metaDescription ?? 'none'}`,
    `- text: ${oneLine(page.paragraphs.join(' / ').slice(0, textStart))}`,
  ];
}

/** The picture to look at beside an alt text. */
function pictureLines({ site, kind, now }) {
  const file = kind === 'alt' ? localFile(site, String(now).split(' ')[0]) : null;
  return file === null ? [] : [`- picture: ${file}`];
}

function itemLines(item, number) {
  const { kind, ruleId, text, now, flags } = item;
  return [
    `## ${number}. ${item.site.name}: ${kind}${ruleId === undefined ? '' : ` [${ruleId}]`}`,
    '',
    `> ${oneLine(text)}`,
    '',
    ...pageLines(item),
    ...(now === null || now === undefined ? [] : [`- now: ${oneLine(now).slice(0, 300)}`]),
    ...pictureLines(item),
    ...(flags.length === 0 ? [] : [`- flagged: ${flags.join(', ')}`]),
    '- judgement (accepted, needs editing, generic, wrong, harmful):',
    '',
  ];
}

export const describeSheet = (drawn, { seed, half }) =>
  [
    `# ${drawn.length} suggestions drawn at random (half ${half}, seed ${seed})`,
    '',
    'Open the page beside each and ask as its owner: would I paste it as it is? Then write one word after "judgement".',
    '',
    ...drawn.flatMap((item, at) => itemLines(item, at + 1)),
  ].join('\n');
