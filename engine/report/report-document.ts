/** The HTML document of a report: one file that runs nothing and loads nothing. */
import type { Branding } from '@pagewright/contract/entities/branding';
import { brandStyle, isWhiteLabel } from './brand.ts';
import { html, Markup } from './html.ts';
import { style } from './style.ts';

/** Nothing may run and nothing may be loaded, whatever a crawled page contains. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

export interface ReportFonts {
  /** WOFF2 fonts for headings and text, as base64; system fonts without them. */
  readonly displayFont?: string;
  readonly textFont?: string;
}

function fontFace(name: string, font: string | undefined): string {
  if (font === undefined || !/^[A-Za-z0-9+/]+=*$/.test(font)) return '';
  return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:200 800}`;
}

export interface ReportDocument {
  readonly title: string;
  readonly fonts: ReportFonts;
  readonly branding?: Branding | null;
  readonly body: Markup;
}

export function reportDocument({ title, fonts, branding = null, body }: ReportDocument): string {
  const faces = fontFace('Report Display', fonts.displayFont) + fontFace('Report Text', fonts.textFont);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${!isWhiteLabel(branding) && new Markup('<meta name="generator" content="Pagewright">\n')}<title>${title}</title>
<style>${new Markup(faces + style + brandStyle(branding))}</style>
</head>
<body>${body}</body>
</html>
`;
  return page.text;
}
