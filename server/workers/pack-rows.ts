/** Writes the rows of an analysis as JSON texts, which the database takes apart: off the event loop of the server. */
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { AnalysisRows, StoredUrl } from '@pagewright/contract/explorer/url-row';
import type { PackedRows } from '../store/analysis-rows.ts';

/** What the findings of a rule share. */
type RuleTexts = Pick<Issue, 'title' | 'why' | 'fix' | 'category' | 'basis' | 'source'>;

const textsOf = ({ title, why, fix, category, basis, source, general }: Issue): RuleTexts => ({
  ...(general ?? { title, why, fix }),
  category,
  basis,
  ...(source !== undefined && { source }),
});

/** PostgreSQL refuses NUL and half of a pair in any form. */
const storable = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'string' ? each.replaceAll('\0', '').toWellFormed() : each,
  );

/** For whoever packs a site piece by piece: the texts of a rule are written with its first finding. */
export class RowPacker {
  readonly #known = new Map<string, RuleTexts>();
  #rules: object[] = [];

  #finding(urlId: number | null, issue: Issue | SiteIssue): object {
    const { ruleId, severity, ...rest } = issue;
    const own = textsOf(issue);
    const shared = this.#known.get(ruleId) ?? own;
    if (!this.#known.has(ruleId)) {
      this.#known.set(ruleId, shared);
      this.#rules.push({ ruleId, texts: shared });
    }
    const differing = Object.entries(rest).filter(
      ([name, value]) => shared[name as keyof RuleTexts] !== value,
    );
    return { urlId, ruleId, severity, issue: Object.fromEntries(differing) };
  }

  packFindings(urlId: number, issues: readonly Issue[]): Pick<PackedRows, 'findings' | 'rules'> {
    const findings = issues.map((issue) => this.#finding(urlId, issue));
    const rules = this.#rules;
    this.#rules = [];
    return { findings: storable(findings), rules: storable(rules) };
  }

  pack(
    urls: readonly (StoredUrl & { readonly id: number })[],
    siteIssues: readonly SiteIssue[] = [],
  ): PackedRows {
    const findings = [
      ...urls.flatMap(({ id, issues }) => issues.map((issue) => this.#finding(id, issue))),
      ...siteIssues.map((issue) => this.#finding(null, issue)),
    ];
    const rules = this.#rules;
    this.#rules = [];
    return {
      urls: storable(urls.map(({ id, row, values }) => ({ id, ...row, values }))),
      details: storable(
        urls.flatMap(({ id, details }) => (details === null ? [] : [{ urlId: id, ...details }])),
      ),
      findings: storable(findings),
      rules: storable(rules),
    };
  }
}

/** URLs that have rows keep their ids, so that links to them stay. */
export function packRows(
  { urls, siteIssues }: AnalysisRows,
  known: Readonly<Record<string, number>> = {},
): PackedRows {
  let next = Math.max(-1, ...Object.values(known)) + 1;
  const idOf = ({ row }: StoredUrl): number => {
    const id = Object.hasOwn(known, row.url) ? known[row.url] : undefined;
    if (id !== undefined) return id;
    next += 1;
    return next - 1;
  };
  return new RowPacker().pack(
    urls.map((each) => ({ ...each, id: idOf(each) })),
    siteIssues,
  );
}
