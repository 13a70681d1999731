/** Reads the website's fonts as base64, for reports to embed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportFonts } from '@pagewright/engine/report/report-document';

function readFont(folder: string, name: string): string | undefined {
  const file = readdirSync(folder).find((each) => each.startsWith(name) && each.endsWith('.woff2'));
  return file === undefined ? undefined : readFileSync(path.join(folder, file)).toString('base64');
}

/** Without a built website reports use system fonts. */
export function readReportFonts(folder: string): ReportFonts {
  if (!existsSync(folder)) return {};
  const displayFont = readFont(folder, 'bricolage-grotesque-latin-wght');
  const textFont = readFont(folder, 'instrument-sans-latin-wght');
  return { ...(displayFont !== undefined && { displayFont }), ...(textFont !== undefined && { textFont }) };
}
