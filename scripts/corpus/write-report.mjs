/** Writes an analysis as Markdown for a reader who has the page's HTML beside it. */
import path from 'node:path';
import { issueGroups } from '../../contract/report/issue-groups.ts';
import { folderOf } from './cache.mjs';
import { findFile } from './files.mjs';
import { listSuggestions } from './list-findings.mjs';

/** The file in the cache that a URL of the site was served from, or null. */
export function localFile(site, url) {
  const { hostname, pathname } = URL.parse(url ?? '') ?? {};
  if (hostname !== site.host || pathname === undefined || site.isDemo === true) return null;
  const found = findFile({ ...site, isPlainServer: 'debian' in site.from }, folderOf(site), pathname);
  return found !== null && 'file' in found ? path.relative(process.cwd(), found.file) : null;
}

const oneLine = (text) => String(text).replaceAll(/\s*\n\s*/g, ' ⏎ ');
const code = (text) => `\`${oneLine(text).replaceAll('`', 'ˋ')}\``;

export function describeEvidence({ selector, snippet, found, wanted, urls = [] }) {
  const parts = [
    ['found', found],
    ['wanted', wanted],
    ['markup', snippet],
    ['at', selector],
    ['URLs', urls.length > 0 ? urls.join(' ') : undefined],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${code(value)}`)
    .join('; ');
}

const evidenceLines = ({ description, evidence }, where) => [
  `- ${where}: ${oneLine(description)}`,
  ...evidence
    .map(describeEvidence)
    .filter(Boolean)
    .map((line) => `  - ${line}`),
];

function findingLines(group) {
  const { ruleId, title, severity, basis, category, why, fix, urls, isHostWide, onSite, onPages } = group;
  const extent = isHostWide ? 'the site as a whole' : `${urls.length} pages`;
  return [
    `### ${title} [${ruleId}]`,
    '',
    `${severity}, ${basis}, ${category}, ${extent}. Why: ${why} Fix: ${fix}`,
    '',
    ...onSite.flatMap((issue) =>
      evidenceLines(issue, `site${issue.urls.length > 0 ? ` (${issue.urls.join(' ')})` : ''}`),
    ),
    ...onPages.flatMap(({ page, issue }) => evidenceLines(issue, page.url)),
    '',
  ];
}

function suggestionLines(site, analysis) {
  const ofPages = Map.groupBy(listSuggestions(site, analysis), ({ url }) => url);
  return [...ofPages].flatMap(([url, suggestions]) => [
    `### ${url ?? 'The site as a whole'}`,
    '',
    ...(url === null ? [] : [`File: ${localFile(site, url) ?? 'none'}`, '']),
    ...suggestions.flatMap(({ kind, now, text, ruleId }) => [
      `- **${kind}**${ruleId === undefined ? '' : ` [${ruleId}]`}: ${oneLine(text)}`,
      ...(now === null ? [] : [`  - now: ${code(now)}`]),
    ]),
    '',
  ]);
}

export function describeAnalysis(site, analysis) {
  const { score, pages, metrics, coverage, notEvaluated } = analysis;
  const { criticalIssues, warnings, goodPractices } = metrics;
  return [
    `# ${site.name}: score ${score?.value ?? 'none'} of 100`,
    '',
    `${site.kind}, ${site.language}, https://${site.host}${site.start}. ${pages.length} pages, ${criticalIssues} critical, ${warnings} warnings, ${goodPractices} good practices.`,
    '',
    ...coverage.notes.map(({ text }) => `- ${text}`),
    ...(score?.deductions ?? []).map(({ ruleId, points, reason }) => `- −${points} ${ruleId}: ${reason}`),
    '',
    '## Findings',
    '',
    ...issueGroups(analysis).flatMap(findingLines),
    '## Suggestions',
    '',
    ...suggestionLines(site, analysis),
    '## Not evaluated',
    '',
    ...notEvaluated.map(({ ruleId, reason }) => `- ${ruleId}: ${reason}`),
    '',
  ].join('\n');
}

/** One finding or suggestion of a sample, with the file to open beside it. */
export function describeDrawn({ site, url, issue, kind, now, text, ruleId }, number) {
  const where = [
    `site ${site.name} (${site.kind}, ${site.language})`,
    `URL ${url ?? 'the site as a whole'}`,
    `file ${localFile(site, url) ?? 'none'}`,
  ];
  const what =
    issue === undefined
      ? [
          `suggestion ${kind}${ruleId === undefined ? '' : ` [${ruleId}]`}: ${text}`,
          ...(now === null ? [] : [`now ${now}`]),
        ]
      : [
          `finding [${issue.ruleId}] ${issue.severity}: ${issue.title}`,
          issue.description,
          ...issue.evidence.map(describeEvidence),
          `fix ${issue.fix}`,
        ];
  return [`${number}.`, ...where, ...what, ''].join('\n   ');
}
