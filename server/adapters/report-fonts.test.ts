/** The fonts that a report embeds, from the built website. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReportFonts } from './report-fonts.ts';

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) writeFileSync(path.join(folder, file), file);
  return folder;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

it('are those for headings and for text, whatever hash their names have', () => {
  const [display, text] = [
    'bricolage-grotesque-latin-wght-normal-x1.woff2',
    'instrument-sans-latin-wght-y2.woff2',
  ];
  const others = ['instrument-sans-latin-ext-z3.woff2', 'bricolage-grotesque-latin-wght-a0.css'];
  expect(readReportFonts(folderWith(...others, display, text))).toEqual({
    displayFont: base64(display),
    textFont: base64(text),
  });
});

it('are those of the system where the website lacks them or is not built', () => {
  expect(readReportFonts(folderWith('other.woff2'))).toEqual({});
  expect(readReportFonts(path.join(folderWith(), 'missing'))).toEqual({});
});
