/** Renders the API reference as a static HTML page without scripts. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import { errors } from '@pagewright/contract/errors';
import { z } from 'zod';
import { type ApiExample, apiExamples, exampleLanguages } from './api-examples.ts';
import { openApiPath } from './openapi.ts';
import { type JsonSchema, schemaText } from './schema-text.ts';
import { words as said } from './words.ts';

const { api } = said;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const text = schemaText(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(text)}</pre></details>`;
}

function refusals(endpoint: EndpointSpec): string {
  if (!endpoint.refusals?.length) return '';
  const rows = endpoint.refusals.map(
    (code) =>
      `<tr><td>${errors[code].status}</td><td><code>${code}</code></td><td>${escape(errors[code].message)}</td></tr>`,
  );
  return `<details><summary>${api.errors}</summary><table><thead><tr><th scope="col">${api.status}</th><th scope="col">${api.code}</th><th scope="col">${api.message}</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function accessWords({ access, keyScope }: EndpointSpec): string {
  if (access === 'anyone') return '';
  return keyScope === undefined ? ` ${api.sessionOnly}` : ` ${api.sessionOrKey({ scope: keyScope })}`;
}

const section = (endpoint: EndpointSpec): string =>
  `<section id="${endpoint.name}"><h3><code>${endpoint.method} ${escape(openApiPath(endpoint.path))}</code></h3>
<p>${escape(endpoint.summary)}${accessWords(endpoint)}</p>
${schemaBlock(api.path, endpoint.params, 'input')}${schemaBlock(api.query, endpoint.query, 'input')}${schemaBlock(api.body, endpoint.body, 'input')}${schemaBlock(endpoint.kind === 'stream' ? api.event : api.response, endpoint.response, 'output')}${refusals(endpoint)}</section>`;

/** In its own words, with code in backticks. */
const words = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The first language is open; one click selects an example as a whole, as the page has no scripts. */
const exampleSection = ({ title, scope, text, ...codes }: ApiExample): string =>
  `<section><h3>${escape(title)}</h3><p>${api.scope({ scope })} ${words(text)}</p>${exampleLanguages
    .map(
      ({ id, name }, at) =>
        `<details${at === 0 ? ' open' : ''}><summary>${name}</summary><pre class="copy" tabindex="0">${escape(codes[id])}</pre></details>`,
    )
    .join('')}</section>`;

const examples = (): string => `<h2 id="examples">${api.examples}</h2><p>${api.examplesText}</p>`;

export const apiDocsStyle = `:root{color-scheme:light dark;--paper:#FAF8F3;--ink:#1A1916;--ink-3:#6B665B;--line:#E3DED2;--sunken:#F1EEE6;--accent:#2747C9}
@media (prefers-color-scheme:dark){:root{--paper:#141310;--ink:#F3F0E7;--ink-3:#9A9486;--line:#302D26;--sunken:#100F0C;--accent:#93A8FF}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin:2rem 0 .25rem;font-size:1rem;overflow-wrap:anywhere}
a{color:var(--accent)}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;max-height:28rem;padding:1rem;background:var(--sunken);border:1px solid var(--line)}
code,td{overflow-wrap:anywhere}pre.copy{user-select:all}
summary{cursor:pointer;padding:.25rem 0;color:var(--ink-3)}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top;border-bottom:1px solid var(--line)}ul{padding-inline-start:1.25rem}`;

export function apiDocsPage(endpoints: readonly EndpointSpec[]): string {
  const matters = Map.groupBy(endpoints, (endpoint) => endpoint.tag);
  const contents = [...matters].map(
    ([matter, group]) =>
      `<li>${matter}<ul>${group.map((e) => `<li><a href="#${e.name}"><code>${e.method} ${escape(openApiPath(e.path))}</code></a></li>`).join('')}</ul></li>`,
  );
  const body = [...matters].map(([matter, group]) => `<h2>${matter}</h2>${group.map(section).join('')}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${api.title}</title><meta name="robots" content="noindex"><style>${apiDocsStyle}</style></head>
<body><main><h1>${api.title}</h1><p>${api.intro({ body: '{ code, error, message }' })}</p>
${examples()}${apiExamples.map(exampleSection).join('')}<h2>${api.calls}</h2><nav aria-label="${api.calls}"><ul>${contents.join('')}</ul></nav>${body.join('')}</main></body></html>`;
}
