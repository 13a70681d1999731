/** Findings as SARIF 2.1.0, which code hosts and editors read. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Evidence, Severity } from '@pagewright/contract/entities/issue';
import { basisLabels } from '@pagewright/contract/report/report-words';
import { allRules } from '../audit/rules/all.ts';
import type { GateResult } from '../gate/gate.ts';
import { evidenceText } from './csv.ts';
import { type ListedFinding, listFindings, placeKey } from './list-findings.ts';
import { words } from './words.ts';

/** Where a page's source is, for sites that are audited from files. */
export interface SourceLocation {
  readonly uri: string;
  readonly line: number | null;
}

export interface ReportContext {
  readonly version: string;
  readonly gate?: GateResult | null;
  readonly locate?: (url: string, snippet: string | undefined) => SourceLocation | null;
}

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  warning: 'warning',
  info: 'note',
};

const ruleById = new Map(allRules.map((rule) => [rule.id, rule]));

const schemaUrl = 'https://json.schemastore.org/sarif-2.1.0.json';

function describeRule(ruleId: string, { issue }: ListedFinding) {
  const { title, why, fix, category, basis } = issue;
  const rule = ruleById.get(ruleId);
  return {
    id: ruleId,
    name: title,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: fix, markdown: `${why}\n\n**Fix:** ${fix}` },
    ...(rule?.source !== undefined && { helpUri: rule.source }),
    defaultConfiguration: { level: levels[rule?.severity ?? issue.severity] },
    properties: { tags: [category], basis: basisLabels[basis] },
  };
}

/** A URL as RFC 3986 has it: browsers leave characters as they are that a URI may not have. */
function uriOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return encodeURIComponent(url.toWellFormed());
  const rest = parsed.href.slice(parsed.origin.length);
  return `${parsed.origin}${rest.replaceAll(/%(?![\da-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]/gi, encodeURIComponent)}`;
}

function locationOf(url: string, evidence: Evidence | undefined, { locate }: ReportContext) {
  const source = locate?.(url, evidence?.snippet) ?? null;
  return {
    physicalLocation: {
      artifactLocation: { uri: source === null ? uriOf(url) : encodeURI(source.uri) },
      ...(source?.line != null && { region: { startLine: source.line } }),
    },
    ...(evidence?.selector !== undefined && {
      logicalLocations: [{ fullyQualifiedName: evidence.selector, kind: 'element' }],
    }),
  };
}

/** A finding about the site is put to the pages it touches, else to its home page. */
const placesOf = ({ url, urls }: ListedFinding, home: string): readonly string[] =>
  url === null ? (urls.length === 0 ? [home] : urls.slice(0, 10)) : [url];

const messageOf = ({ issue, fixes }: ListedFinding): string => {
  const evidence = issue.evidence
    .slice(0, 3)
    .map(evidenceText)
    .filter((text) => text !== '');
  const [fix] = fixes;
  return [
    issue.description,
    ...(evidence.length === 0 ? [] : [words.evidence.all({ text: evidence.join(' | ') })]),
    words.fix({ fix: issue.fix }),
    ...(fix === undefined ? [] : [words.toPaste({ html: fix.html })]),
  ].join('\n');
};

export function renderSarif(analysis: Analysis, context: ReportContext): string {
  const findings = listFindings(analysis);
  const ruleIds = [...new Set(findings.map(({ issue }) => issue.ruleId))].sort();
  const firstOf = new Map(findings.toReversed().map((finding) => [finding.issue.ruleId, finding]));
  const failing = new Set(context.gate?.failures.map(placeKey));
  const home = analysis.pages[0]?.url ?? `https://${analysis.domain}/`;
  const results = findings.map((finding) => {
    const { issue, fingerprint } = finding;
    return {
      ruleId: issue.ruleId,
      ruleIndex: ruleIds.indexOf(issue.ruleId),
      level: levels[issue.severity],
      message: { text: messageOf(finding) },
      locations: placesOf(finding, home).map((url) => locationOf(url, issue.evidence[0], context)),
      partialFingerprints: { 'pagewright/v1': fingerprint },
      ...(context.gate?.hasBaseline === true && {
        baselineState: failing.has(placeKey(finding)) ? 'new' : 'unchanged',
      }),
    };
  });
  const log = {
    $schema: schemaUrl,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Pagewright',
            semanticVersion: context.version,
            rules: ruleIds.flatMap((ruleId) => {
              const first = firstOf.get(ruleId);
              return first === undefined ? [] : [describeRule(ruleId, first)];
            }),
          },
        },
        automationDetails: { id: `pagewright/${analysis.domain}/` },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
