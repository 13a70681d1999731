/** What an exported file is called, on the server and on the screen: by the domain, and the day where several may lie together. */

/** `html` has the name of the specification; `fixes` is a spreadsheet of its own. */
const suffixes = {
  html: () => '.html',
  pdf: (day: string) => `-${day}.pdf`,
  csv: (day: string) => `-${day}.csv`,
  fixes: (day: string) => `-fixes-${day}.csv`,
  urls: (day: string) => `-urls-${day}.csv`,
  logs: (day: string) => `-crawlers-${day}.csv`,
  json: (day: string) => `-${day}.json`,
  card: (day: string) => `-score-${day}.png`,
} as const;

export type ExportKind = keyof typeof suffixes;

/** Letters and digits of any script, dots and hyphens; a path's slashes become hyphens. */
export const safeName = (domain: string): string =>
  domain
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, 120) || 'site';

/** `date` is that of the analysis, as ISO 8601. */
export const exportName = (
  kind: ExportKind,
  { domain, date }: { readonly domain: string; readonly date: string },
): string => `seo-analysis-${safeName(domain)}${suffixes[kind](date.slice(0, 10))}`;

/** The report of a period: from the day of its first analysis to that of its last. */
export const periodName = (
  kind: 'html' | 'pdf',
  { domain, from, to }: { readonly domain: string; readonly from: string; readonly to: string },
): string => `seo-report-${safeName(domain)}-${from.slice(0, 10)}-${to.slice(0, 10)}.${kind}`;
