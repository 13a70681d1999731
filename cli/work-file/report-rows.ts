/** The rows of a finished work file, as reports read them. */
import type { Severity } from '@pagewright/contract/entities/issue';
import { causeOnPage, causeOnSite } from '@pagewright/contract/report/causes';
import { severities } from '@pagewright/contract/severities';
import type { ExampleRow, FindingLine, ReportRows, RuleRow } from '@pagewright/engine/report/site-report';
import { z } from 'zod';
import type { WorkFile } from './work-file.ts';

/** The rank of a severity in SQL: 0 is the worst. */
const rankOf = (column: string): string =>
  `case ${column} ${severities.map((severity, at) => `when '${severity}' then ${at}`).join(' ')} end`;

const ruleColumns = 'r.id as ruleId, r.category, r.basis';
const texts = ['title', 'why', 'fix'];
/** What a finding says of its own cause, else what its rule says. */
const ownTexts = texts.map((name) => `coalesce(f.${name}, r.${name}) as ${name}`).join();
/** What all findings of a rule say, else what the rule says. */
const sharedTexts = texts
  .map((name) => {
    const own = `coalesce(f.${name}, r.${name})`;
    return `case when min(${own}) = max(${own}) then min(${own}) else r.${name} end as ${name}`;
  })
  .join();

const Rule = z.object({
  ruleId: z.string(),
  title: z.string(),
  category: z.string(),
  basis: z.string(),
  why: z.string(),
  fix: z.string(),
});
const RuleLine = Rule.extend({ rank: z.int(), onPages: z.int(), listed: z.int() });
const ExampleLine = z.object({
  url: z.string().nullable(),
  score: z.number().nullable(),
  description: z.string(),
  evidence: z.string(),
});
const PageLine = z.object({
  url: z.string(),
  score: z.number().nullable(),
  critical: z.int(),
  warnings: z.int(),
});
const FoundLine = Rule.extend({
  url: z.string().nullable(),
  template: z.string().nullable(),
  same_as: z.string().nullable(),
  severity: z.enum(severities),
  description: z.string(),
  evidence: z.string(),
  cause: z.string().nullable(),
  urls: z.string().nullable(),
  own_values: z.string().nullable(),
});

const CleanLine = z.object({ url: z.string(), own_values: z.string().nullable() });

const valuesOf = (text: string | null): Pick<FindingLine, 'values'> =>
  text === null ? {} : { values: JSON.parse(text) };

/** The names of the site's own fields. */
export function fieldNamesOf(work: WorkFile): readonly string[] {
  const [row] = work.query('select own_values from pages where own_values is not null limit 1');
  return row === undefined ? [] : Object.keys(JSON.parse(String(row.own_values)));
}

/** Written by this program from values of these types. */
const ruleOf = ({ ruleId, title, category, basis, why, fix }: z.infer<typeof Rule>) =>
  ({ ruleId, title, category, basis, why, fix }) as Pick<
    RuleRow,
    'ruleId' | 'title' | 'category' | 'basis' | 'why' | 'fix'
  >;

function* examplesOf(work: WorkFile, ruleId: string, count: number): Generator<ExampleRow> {
  const rows = work.query(
    `select p.url, p.score, f.description, f.evidence from findings f left join pages p on p.id = f.page
     where f.rule = ? order by f.page is not null, p.score, p.id limit ?`,
    ruleId,
    count,
  );
  for (const row of rows) {
    const { evidence, ...example } = ExampleLine.parse(row);
    yield { ...example, evidence: JSON.parse(evidence) };
  }
}

function findingOf(line: z.infer<typeof FoundLine>): FindingLine {
  const { ruleId, description, severity, url } = line;
  const listed: string[] = line.urls === null ? [] : JSON.parse(line.urls);
  const known = { ruleId, ...(line.cause !== null && { cause: line.cause }) };
  const cause =
    url === null
      ? causeOnSite({ ...known, description, urls: listed })
      : causeOnPage(known, {
          url,
          ...(line.template !== null && { template: line.template }),
          ...(line.same_as !== null && { sameAs: line.same_as }),
        });
  return {
    urls: url === null ? listed : [url],
    finding: { ...ruleOf(line), severity, description, cause, evidence: JSON.parse(line.evidence) },
    ...valuesOf(line.own_values),
  };
}

export const reportRowsOf = (work: WorkFile): ReportRows => ({
  async *rules(examples) {
    const rows = work.query(
      `select ${ruleColumns}, ${sharedTexts}, min(${rankOf('f.severity')}) as rank, count(distinct f.page) as onPages,
         coalesce(sum(json_array_length(f.urls)), 0) as listed
       from findings f join rules r on r.id = f.rule group by r.id order by rank, onPages + listed desc, r.id`,
    );
    for (const row of rows) {
      const { rank, onPages, listed, ...rule } = RuleLine.parse(row);
      yield {
        ...ruleOf(rule),
        severity: severities[rank] ?? 'info',
        pages: onPages + listed,
        examples: [...examplesOf(work, rule.ruleId, examples)],
      };
    }
  },
  async *worstPages(count) {
    const rows = work.query(
      'select url, score, critical, warnings from pages where score is not null order by score, id limit ?',
      count,
    );
    for (const row of rows) yield PageLine.parse(row);
  },
  async *findings() {
    const columns = `${ruleColumns}, ${ownTexts}, p.url, p.template, p.same_as, f.severity, f.description, f.evidence, f.cause, f.urls, p.own_values`;
    const from = 'from findings f join rules r on r.id = f.rule left join pages p on p.id = f.page';
    for (const row of work.query(`select ${columns} ${from} where f.page is null order by f.id`))
      yield findingOf(FoundLine.parse(row));
    // Findings are stored page by page.
    for (const row of work.query(`select ${columns} ${from} where f.page is not null order by f.id`))
      yield findingOf(FoundLine.parse(row));
    const clean = 'select url, own_values from pages where critical + warnings + info = 0 order by id';
    for (const row of work.query(clean)) {
      const { url, own_values } = CleanLine.parse(row);
      yield { urls: [url], finding: null, ...valuesOf(own_values) };
    }
  },
});

/** Findings at or above a level, without those that rest on measured times. */
export function countFindings(work: WorkFile, level: Severity, leftOut: readonly string[]): number {
  const [row] = work.query(
    `select count(*) as count from findings where ${rankOf('severity')} <= ? and rule not in (select value from json_each(?))`,
    severities.indexOf(level),
    JSON.stringify(leftOut),
  );
  return Number(row?.count ?? 0);
}
