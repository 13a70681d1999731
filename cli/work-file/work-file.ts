/** The work file of a large audit: an SQLite database with every request, page, finding and URL. */
import { existsSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import type { Evidence, Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { AuditRows, FinishedRow, PageRow, RowsOfRequest } from '@pagewright/engine/pipeline/audit-rows';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';
import { guarded, openDatabase } from './open-database.ts';

/** Raised when a work file of the version before cannot be resumed. */
const formatVersion = 3;

const tables = `
create table about (name text primary key, value text not null) without rowid;
create table numbered_urls (id integer primary key, url text not null);
create table requests (id integer primary key, request text not null, record blob, page blob);
create table rules (id text primary key, title text not null, category text not null, why text not null, fix text not null, basis text not null) without rowid;
create table pages (
  id integer primary key, url text not null, status integer, indexable integer not null, title text, description text,
  h1 text, language text, words integer not null, canonical text, template text, same_as text, clicks integer, inlinks integer not null,
  page_rank real not null, score real, critical integer not null, warnings integer not null, info integer not null,
  own_values text
);
create table findings (
  id integer primary key, page integer references pages, rule text not null references rules, severity text not null,
  description text not null, title text, why text, fix text, evidence text not null, cause text, urls text
);
create table coverage (url text not null, outcome text not null, reason text not null, status integer, found_in text not null, found_on text);
`;

/** Made at the end, when they cost least. */
const indexes = `
create index if not exists findings_of_rule on findings (rule, page);
create index if not exists findings_of_page on findings (page);
create index if not exists pages_by_url on pages (url);
`;

/** What the file says of the audit that it belongs to. */
export interface WorkHeader {
  readonly target: string;
  /** The options that decide what is crawled and checked. */
  readonly options: string;
  readonly version: string;
  readonly startedAt: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const countOf = (issues: readonly Issue[], severity: Issue['severity']): number =>
  issues.filter((issue) => issue.severity === severity).length;

/** So many pages are finished in one transaction. */
const finishBatch = 500;

export class WorkFile implements AuditRows {
  readonly file: string;
  readonly #database: DatabaseSync;
  readonly #insertUrl: StatementSync;
  readonly #insertRequest: StatementSync;
  readonly #insertPage: StatementSync;
  readonly #insertFinding: StatementSync;
  readonly #insertRule: StatementSync;
  readonly #rules = new Set<string>();
  #finished = 0;

  private constructor(file: string, database: DatabaseSync) {
    this.file = file;
    this.#database = database;
    this.#insertUrl = database.prepare('insert into numbered_urls (url) values (?)');
    this.#insertRequest = database.prepare('insert into requests (request, record, page) values (?, ?, ?)');
    this.#insertPage = database.prepare(
      `insert into pages values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#insertFinding = database.prepare(
      'insert into findings (page, rule, severity, description, title, why, fix, evidence, cause, urls) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#insertRule = database.prepare('insert or ignore into rules values (?, ?, ?, ?, ?, ?)');
  }

  /** A new one; throws a UsageError where the file exists. */
  static async create(file: string, header: WorkHeader): Promise<WorkFile> {
    if (existsSync(file)) throw new UsageError(words.workFile.exists({ file }));
    const database = await openDatabase(file);
    return guarded(file, () => {
      database.exec(tables);
      const insert = database.prepare('insert into about values (?, ?)');
      for (const [name, value] of Object.entries({ ...header, format: String(formatVersion) }))
        insert.run(name, value);
      return new WorkFile(file, database);
    });
  }

  /** One that is there; throws a UsageError with what is wrong with it. */
  static async open(file: string): Promise<WorkFile> {
    if (!existsSync(file)) throw new UsageError(words.workFile.none({ file }));
    const database = await openDatabase(file);
    return guarded(file, () => {
      const known = database
        .prepare(
          "select count(*) as count from sqlite_schema where name in ('about', 'requests', 'findings')",
        )
        .get();
      const format =
        known?.count === 3
          ? database.prepare("select value from about where name = 'format'").get()?.value
          : undefined;
      if (format === String(formatVersion)) return new WorkFile(file, database);
      database.close();
      throw new UsageError(
        (format === undefined ? words.workFile.noWorkFile : words.workFile.otherVersion)({ file }),
      );
    });
  }

  get header(): WorkHeader {
    const value = (name: keyof WorkHeader): string => this.about(name) ?? '';
    return {
      target: value('target'),
      options: value('options'),
      version: value('version'),
      startedAt: value('startedAt'),
    };
  }

  about(name: string): string | null {
    const value = this.#get('select value from about where name = ?', name)?.value;
    return isText(value) ? value : null;
  }

  /** What the report says besides its pages; also marks the audit as done. */
  setReport(report: string): void {
    this.#run(() => {
      this.#database.exec(indexes);
      this.#database.prepare("insert or replace into about values ('report', ?)").run(report);
    });
  }

  append({ request, page, urls }: RowsOfRequest): void {
    this.#run(() => {
      for (const url of urls) this.#insertUrl.run(url);
      this.#insertRequest.run(
        JSON.stringify(request),
        page === null ? null : serialize(page.record),
        page === null ? null : serialize(page.row),
      );
    });
  }

  async *urls(): AsyncGenerator<string> {
    for (const { url } of this.#rows('select url from numbered_urls order by id')) yield String(url);
  }

  async *requests(): ReturnType<AuditRows['requests']> {
    for (const row of this.#rows('select request, record, page from requests order by id')) {
      const page =
        row.record === null || row.page === null
          ? null
          : {
              record: deserialize(row.record as Buffer),
              row: deserialize(row.page as Buffer),
            };
      yield { request: JSON.parse(String(row.request)), page };
    }
  }

  async *pages(): AsyncGenerator<PageRow> {
    for (const { page } of this.#rows('select page from requests where page is not null order by id'))
      yield deserialize(page as Buffer);
  }

  beginFinish(): void {
    this.#run(() => this.#database.exec('delete from findings; delete from pages; delete from coverage'));
    this.#database.exec('begin');
  }

  finish({ page, clicks, inlinks, pageRank }: FinishedRow): void {
    const { issues } = page;
    guarded(this.file, () => {
      this.#finished += 1;
      this.#insertPage.run(
        this.#finished,
        page.url,
        page.status ?? null,
        page.indexable === true ? 1 : 0,
        page.title,
        page.metaDescription,
        page.headings[0]?.text ?? null,
        page.language ?? null,
        page.contentMetrics.wordCount,
        page.canonical ?? null,
        page.template ?? null,
        page.sameAs ?? null,
        clicks,
        inlinks,
        pageRank,
        page.score?.value ?? null,
        countOf(issues, 'critical'),
        countOf(issues, 'warning'),
        countOf(issues, 'info'),
        page.values === undefined ? null : JSON.stringify(page.values),
      );
      for (const issue of issues) this.#addFinding(issue, this.#finished, null);
      if (this.#finished % finishBatch === 0) this.#database.exec('commit; begin');
    });
  }

  /** After the last page: findings about the site, and every URL that was met. */
  finishSite(siteIssues: readonly SiteIssue[], coverage: readonly CoverageRow[]): void {
    guarded(this.file, () => {
      for (const issue of siteIssues) this.#addFinding(issue, null, issue.urls);
      const insert = this.#database.prepare('insert into coverage values (?, ?, ?, ?, ?, ?)');
      for (const { url, outcome, reason, status, foundIn, foundOn } of coverage)
        insert.run(url, outcome, reason, status ?? null, foundIn, foundOn);
      this.#database.exec('commit');
    });
  }

  #addFinding(issue: Issue, page: number | null, urls: readonly string[] | null): void {
    const { ruleId, severity, category, title, why, fix, basis, description, evidence, cause } = issue;
    const { general } = issue;
    const rule = general ?? { title, why, fix };
    if (!this.#rules.has(ruleId))
      this.#insertRule.run(ruleId, rule.title, category, rule.why, rule.fix, basis);
    this.#rules.add(ruleId);
    const own = general === undefined ? [null, null, null] : [title, why, fix];
    this.#insertFinding.run(
      page,
      ruleId,
      severity,
      description,
      ...own,
      JSON.stringify(evidence satisfies readonly Evidence[]),
      cause ?? null,
      urls === null ? null : JSON.stringify(urls),
    );
  }

  /** For reports. */
  query(sql: string, ...values: readonly (string | number)[]): Iterable<Record<string, unknown>> {
    return this.#rows(sql, ...values);
  }

  close(): void {
    this.#database.close();
  }

  #get(sql: string, ...values: readonly (string | number)[]): Record<string, unknown> | undefined {
    return guarded(this.file, () => this.#database.prepare(sql).get(...values));
  }

  *#rows(sql: string, ...values: readonly (string | number)[]): Generator<Record<string, unknown>> {
    const rows = guarded(this.file, () => this.#database.prepare(sql).iterate(...values));
    for (;;) {
      const { done, value } = guarded(this.file, () => rows.next());
      if (done === true) return;
      yield value;
    }
  }

  #run(task: () => void): void {
    guarded(this.file, () => {
      this.#database.exec('begin');
      try {
        task();
        this.#database.exec('commit');
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('rollback');
        throw error;
      }
    });
  }
}

interface CoverageRow {
  readonly url: string;
  readonly outcome: string;
  readonly reason: string;
  readonly status?: number | undefined;
  readonly foundIn: string;
  readonly foundOn: string | null;
}
