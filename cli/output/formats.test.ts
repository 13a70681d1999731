/** Every format of one report: SARIF and JUnit by their schemas, the others by what their readers rely on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { estimateTokens } from '@pagewright/engine/report/llm';
import { attacks, hostileAnalysis as hostileWith } from '@pagewright/engine/report/testing/hostile-analysis';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type Format, formats } from '../config/flags.ts';
import { run } from '../testing/small-site.ts';
import { renderReport } from './render-report.ts';

const schemas = path.join(import.meta.dirname, '..', 'testing', 'schemas');
const sarifSchema = JSON.parse(readFileSync(path.join(schemas, 'sarif-2.1.0.json'), 'utf8')) as object;
const junitSchema = readFileSync(path.join(schemas, 'jenkins-junit.xsd'), 'utf8');

const hostile = attacks.map(hostileWith);

let report: Analysis;
beforeAll(async () => {
  const { stdout } = await run(['audit', 'demo.example', '--format', 'json']);
  report = Analysis.parse(JSON.parse(stdout));
});

const options = { gate: null, notes: [], all: false, hasColors: false, maxTokens: undefined, locate: null };
const render = (format: Format, analysis = report): string => renderReport(format, analysis, options);

function sarifErrors(text: string): unknown {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(sarifSchema);
  validate(JSON.parse(text));
  return validate.errors;
}

const junitErrors = async (text: string): Promise<unknown> => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'report.xml', contents: text }],
    schema: [junitSchema],
  });
  return errors;
};

describe('SARIF', () => {
  it('is valid by its schema, with a location, a fingerprint and a described rule for each finding', () => {
    const text = render('sarif');
    expect(sarifErrors(text)).toBeNull();
    const [first] = (
      JSON.parse(text) as {
        runs: {
          tool: { driver: { rules: { id: string }[] } };
          results: { ruleId: string; ruleIndex: number; locations: unknown[]; partialFingerprints: object }[];
        }[];
      }
    ).runs;
    const findings = report.siteIssues.length + report.pages.flatMap(({ issues }) => issues).length;
    expect(first?.results).toHaveLength(findings);
    for (const { ruleId, ruleIndex, locations, partialFingerprints } of first?.results ?? []) {
      expect(first?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(locations.length).toBeGreaterThan(0);
      expect(Object.keys(partialFingerprints)).toEqual(['pagewright/v1']);
    }
  });

  it('is valid for a site that means harm', () => {
    for (const each of hostile) expect(sarifErrors(render('sarif', each))).toBeNull();
  });
});

describe('JUnit', () => {
  it('is valid by its schema, with failed, passed and skipped checks', async () => {
    const text = render('junit');
    expect(await junitErrors(text)).toEqual([]);
    expect(text).toMatch(
      /<testcase classname="pagewright\.title" name="Missing title tag \[title-missing\]" time="0">\n\s+<failure type="critical"/,
    );
    expect(text).toContain('<skipped>');
    expect(text).toMatch(/<testcase [^>]*\/>/);
  });

  it('is valid for a site that means harm', async () => {
    for (const each of hostile) expect(await junitErrors(render('junit', each))).toEqual([]);
  });
});

describe('the report for language models', () => {
  it.each([1000, 3000, 8000, 100_000])('stays within %i tokens, the worst first', (maxTokens) => {
    const text = renderReport('llm', report, { ...options, maxTokens });
    expect(estimateTokens(text)).toBeLessThanOrEqual(maxTokens);
    expect(text).toContain('## 1. [critical, +');
    if (maxTokens === 1000) expect(text).toMatch(/\(\d+ more types of issues left out/);
  });

  it('has exact edits: what is searched is in the page, what replaces it is the fix', () => {
    const text = renderReport('llm', report, { ...options, maxTokens: 100_000 });
    const edit =
      /edit for (\S+): [^\n]*\n<<<<<<< SEARCH \([^)\n]*\)\n([\s\S]*?)\n=======\n([\s\S]*?)\n>>>>>>> REPLACE/.exec(
        text,
      );
    const page = report.pages.find(({ url }) => url === edit?.[1]);
    const step = page?.fixes?.flatMap(({ steps }) => steps).find(({ found }) => found === edit?.[2]);
    expect(step?.html).toBe(edit?.[3]);
    expect(text).not.toContain('left out');
  });
});

describe('the other formats', () => {
  it.each(formats)('%s has something to say of every site', (format) => {
    for (const analysis of [report, ...hostile]) expect(render(format, analysis).length).toBeGreaterThan(200);
  });

  it('text quotes nothing that moves the cursor', () => {
    for (const each of hostile)
      expect(renderReport('text', each, { ...options, all: true })).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('Markdown has no markup of the site outside of code', () => {
    for (const each of hostile) {
      const outside = render('markdown', each)
        .replaceAll(/(`{3,})[\s\S]*?\1/g, '')
        .replaceAll(/`[^`\n]*`/g, '');
      expect(outside).not.toMatch(/(?<!\\)<(?!https?:|!-- pagewright|\/?details|\/?summary)/);
    }
  });

  it('JSON is an analysis as the product stores it', () =>
    expect(Analysis.parse(JSON.parse(render('json'))).domain).toBe('demo.example'));
});
