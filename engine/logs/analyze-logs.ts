/** Server logs in, what crawlers did out: streamed, in bounded memory, without visitors and addresses. */
import type { LogSummary } from '@pagewright/contract/entities/server-log';
import type { Crawler } from '../model/crawlers.ts';
import { crawlerFinder } from './find-crawler.ts';
import { compileFormat } from './format-string.ts';
import type { LogFormat } from './log-record.ts';
import { parseTime } from './parse-time.ts';
import { decodeUtf8, LogTooLong, readLines } from './read-lines.ts';
import { recognizeFormat, sampleLines } from './recognize-format.ts';
import { Tally, type TallyLimits } from './tally.ts';
import { CrawlerVerifier, type Verification, waysOf } from './verify-crawlers.ts';

export interface LogFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface LogOptions {
  /** Requests for other hosts are left out, where the log names hosts. */
  readonly site?: string;
  /** A format string, as `log_format` of nginx or `LogFormat` of Apache has it; else the format is recognized. */
  readonly format?: string;
  readonly verification?: Verification;
  readonly limits?: Partial<TallyLimits>;
  /** The most bytes of each log, unpacked. */
  readonly bytesMax?: number;
}

/** What cannot be read, and which file it is. */
export interface LogRefusal {
  readonly code: 'format-string' | 'unknown-format' | 'damaged-gzip' | 'too-long';
  readonly name: string;
}

export type LogOutcome =
  | { readonly kind: 'read'; readonly summary: LogSummary }
  | { readonly kind: 'refused'; readonly refusal: LogRefusal };

const defaults: TallyLimits = { pages: 100_000, listed: 50_000, days: 800 };
const pathMax = 2048;

const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

/** The path of a request line that has the whole URL, and no fragment. */
function pathOf(target: string): string {
  const path = /^https?:\/\/[^/]*(.*)$/i.exec(target)?.[1] ?? target;
  const [bare = ''] = (path === '' ? '/' : path).split('#', 1);
  return decodeUtf8(bare.slice(0, pathMax));
}

interface Waiting {
  readonly crawler: Crawler;
  readonly address: string;
  readonly target: string;
  readonly status: number;
  readonly at: number;
}

class LogReader {
  readonly #find = crawlerFinder();
  readonly #verification: Verification;
  readonly #verifier: CrawlerVerifier;
  readonly #tally: Tally;
  readonly #site: string | null;
  readonly #formats = new Set<string>();
  #lines = 0;
  #unread = 0;
  #requests = 0;
  #otherHosts = 0;
  #from = Number.POSITIVE_INFINITY;
  #to = Number.NEGATIVE_INFINITY;
  #lastTime = { text: '', at: null as number | null };

  constructor({ site, verification = {}, limits }: LogOptions) {
    this.#site = site === undefined ? null : plainHost(site);
    this.#verification = verification;
    this.#verifier = new CrawlerVerifier(verification);
    this.#tally = new Tally({ ...defaults, ...limits });
  }

  async add(lines: readonly string[], { name, read }: LogFormat): Promise<void> {
    this.#formats.add(name);
    const waiting: Waiting[] = [];
    for (const line of lines) {
      const hit = this.#readLine(line.endsWith('\r') ? line.slice(0, -1) : line, read);
      if (hit !== null && !this.#count(hit)) waiting.push(hit);
    }
    if (waiting.length === 0) return;
    await this.#verifier.ask(waiting);
    for (const hit of waiting) this.#count(hit);
  }

  summary(): LogSummary {
    const { cut, ...counts } = this.#tally.summary();
    return {
      formats: [...this.#formats],
      lines: this.#lines,
      unread: this.#unread,
      requests: this.#requests,
      otherHosts: this.#otherHosts,
      from: this.#requests === 0 ? null : new Date(this.#from).toISOString(),
      to: this.#requests === 0 ? null : new Date(this.#to).toISOString(),
      ...counts,
      verifiedBy: waysOf(this.#verification),
      cut: { ...cut, addresses: this.#verifier.left },
    };
  }

  /** The request of a crawler; null for all others, which are only counted. */
  #readLine(line: string, read: LogFormat['read']): Waiting | null {
    if (line === '') return null;
    this.#lines += 1;
    const record = read(line);
    if (record === 'skip') return null;
    const at = record === null ? null : this.#timeOf(record.time);
    if (record === null || at === null) {
      this.#unread += 1;
      return null;
    }
    if (this.#site !== null && record.host !== '' && plainHost(record.host) !== this.#site) {
      this.#otherHosts += 1;
      return null;
    }
    this.#requests += 1;
    if (at < this.#from) this.#from = at;
    if (at > this.#to) this.#to = at;
    const crawler = this.#find(record.userAgent);
    if (crawler === null) return null;
    return {
      crawler,
      address: record.address,
      target: record.target,
      status: Number(record.status),
      at: Math.floor(at / 1000),
    };
  }

  /** Lines of the same second follow each other. */
  #timeOf(text: string): number | null {
    if (text !== this.#lastTime.text) this.#lastTime = { text, at: parseTime(text) };
    return this.#lastTime.at;
  }

  /** False where it must be asked first whether the crawler is what it says. */
  #count(hit: Waiting): boolean {
    const verdict = this.#verifier.verdictOf(hit);
    if (verdict === null) return false;
    const { crawler, target, status, at } = hit;
    if (verdict.kind === 'impostor') this.#tally.addImpostor(crawler, at, verdict.domain);
    else
      this.#tally.addHit({
        crawler,
        isVerified: verdict.kind === 'verified',
        path: pathOf(target),
        status,
        at,
      });
    return true;
  }
}

/** The first lines, and the rest. */
async function* readRecognized(
  { bytes }: LogFile,
  bytesMax: number | undefined,
  format: LogFormat | null,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly format: LogFormat | null }> {
  let found = format;
  let first: string[] = [];
  for await (const lines of readLines(bytes, bytesMax)) {
    if (found !== null) {
      yield { lines, format: found };
      continue;
    }
    first = first.concat(lines);
    if (first.length < sampleLines) continue;
    found = recognizeFormat(first);
    yield { lines: first, format: found };
    if (found === null) return;
    first = [];
  }
  if (first.length > 0) yield { lines: first, format: recognizeFormat(first) };
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

export async function analyzeLogs(
  files: Iterable<LogFile> | AsyncIterable<LogFile>,
  options: LogOptions = {},
): Promise<LogOutcome> {
  const refuse = (code: LogRefusal['code'], name: string): LogOutcome => ({
    kind: 'refused',
    refusal: { code, name },
  });
  const read = options.format === undefined ? null : compileFormat(options.format);
  if (options.format !== undefined && read === null) return refuse('format-string', options.format);
  const custom = read === null ? null : { name: 'custom', read };
  const reader = new LogReader(options);
  for await (const file of files) {
    try {
      for await (const { lines, format } of readRecognized(file, options.bytesMax, custom)) {
        if (format === null) return refuse('unknown-format', file.name);
        await reader.add(lines, format);
      }
    } catch (error) {
      if (error instanceof LogTooLong) return refuse('too-long', file.name);
      if (isDamage(error)) return refuse('damaged-gzip', file.name);
      throw error;
    }
  }
  return { kind: 'read', summary: reader.summary() };
}
