/** Parses the text of one sitemap in chunks, in any of the five formats. */
import type {
  SitemapAlternate,
  SitemapKind,
  SitemapProblem,
  SitemapProblemKind,
} from '../../model/sitemap-facts.ts';
import { attributeOf, XmlScanner } from './xml-scanner.ts';

export interface RawEntry {
  readonly url: string;
  readonly lastmod: string | null;
  readonly alternates: readonly SitemapAlternate[];
}

export interface SitemapReaderLimits {
  readonly urls: number;
  readonly urlLength: number;
}

const roots: Readonly<Record<string, SitemapKind>> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'rss',
  feed: 'atom',
};
/** The element that holds one entry, by kind. */
const holders: Readonly<Record<string, string>> = {
  urlset: 'url',
  index: 'sitemap',
  rss: 'item',
  atom: 'entry',
};
const locationNames: Readonly<Record<string, string>> = {
  urlset: 'loc',
  index: 'loc',
  rss: 'link',
  atom: '',
};
const dateNames: Readonly<Record<string, string>> = {
  urlset: 'lastmod',
  index: 'lastmod',
  rss: '',
  atom: 'updated',
};

const maxTextLength = 4096;
const maxAlternates = 200;
const maxProblems = 20;

export class SitemapReader {
  readonly entries: RawEntry[] = [];
  readonly problems: SitemapProblem[] = [];
  kind: SitemapKind | null = null;
  readonly #limits: SitemapReaderLimits;
  readonly #scanner: XmlScanner;
  readonly #path: string[] = [];
  #isText: boolean | null = null;
  #lineRest = '';
  #isDone = false;
  #captured: string | null = null;
  #location: string | null = null;
  #lastmod: string | null = null;
  #alternates: SitemapAlternate[] = [];

  constructor(limits: SitemapReaderLimits) {
    this.#limits = limits;
    this.#scanner = new XmlScanner({
      open: (name, attributes) => {
        this.#open(name, attributes);
      },
      close: (name) => {
        this.#close(name);
      },
      text: (text) => {
        this.#addText(text);
      },
    });
  }

  /** Nothing more will be parsed: there was an error, or a limit was reached. */
  get isDone(): boolean {
    return this.#isDone || this.#scanner.fault !== null;
  }

  push(chunk: string): void {
    if (this.isDone) return;
    const text = this.#isText === null ? chunk.trimStart() : chunk;
    if (text === '') return;
    if (this.#isText === null) this.#decideForm(text);
    if (this.#isText === true) this.#readLines(text);
    else if (!this.#isDone) this.#scanner.push(text);
  }

  end(): void {
    if (this.#isText === null) this.note('empty', 'It is empty.');
    else if (this.#isText) this.#readLines('\n');
    // The faults of a web page as XML are none of a sitemap.
    else if (!this.problems.some(({ kind }) => kind === 'html')) {
      if (!this.#isDone) this.#scanner.end();
      const fault = this.#scanner.fault;
      if (fault !== null) this.note(fault.kind, fault.detail, fault.line);
      const ampersandLine = this.#scanner.bareAmpersandLine;
      if (ampersandLine !== null)
        this.note('unescaped-ampersand', 'It has a "&" that is not "&amp;".', ampersandLine);
    }
    if (this.entries.length === 0 && this.problems.length === 0) this.note('empty', 'It lists no URL.');
  }

  note(kind: SitemapProblemKind, detail: string, line: number | null = null): void {
    // Problems of single entries can be thousands; one of the whole file is always recorded.
    if (kind !== 'bad-location' || this.problems.length < maxProblems)
      this.problems.push({ kind, detail, line });
  }

  #decideForm(text: string): void {
    this.#isText = !text.startsWith('<');
    if (this.#isText) this.kind = 'text';
    else if (/^<(?:!doctype\s+html|html)\b/i.test(text.slice(0, 100)))
      this.#stop('html', 'It is a web page, not a sitemap.');
  }

  #stop(kind: SitemapProblemKind, detail: string): void {
    this.note(kind, detail);
    this.#isDone = true;
  }

  #readLines(text: string): void {
    const lines = (this.#lineRest + text).split(/\r\n|\n|\r/);
    this.#lineRest = (lines.pop() ?? '').slice(0, maxTextLength);
    for (const line of lines) {
      if (this.#isDone) return;
      if (line.trim() !== '') this.#addEntry({ url: line.trim(), lastmod: null, alternates: [] });
    }
  }

  #addEntry(entry: RawEntry): void {
    const { urls, urlLength } = this.#limits;
    const isUrl = entry.url.length <= urlLength && /^https?:$/.test(URL.parse(entry.url)?.protocol ?? '');
    if (!isUrl) this.note('bad-location', `"${entry.url.slice(0, 200)}" is not a full URL.`);
    else if (this.entries.length >= urls) this.#stop('too-many-urls', `It lists more than ${urls} URLs.`);
    else this.entries.push(entry);
    if (this.#isText === true && !isUrl && this.entries.length === 0 && this.problems.length >= 3) {
      this.#stop('wrong-root', 'It is neither XML nor a list of URLs.');
    }
  }

  #open(name: string, attributes: string): void {
    if (this.#path.length === 0) this.#openRoot(name);
    const kind = this.kind ?? '';
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (parent !== holders[kind]) return;
    if (name === locationNames[kind] || name === dateNames[kind]) this.#captured = '';
    else if (name === 'link') this.#addLink(kind, attributes);
  }

  #openRoot(name: string): void {
    this.kind = Object.hasOwn(roots, name) ? (roots[name] ?? null) : null;
    if (this.kind === null && name.toLowerCase() === 'html')
      this.#stop('html', 'It is a web page, not a sitemap.');
    else if (this.kind === null)
      this.#stop('wrong-root', `Its root element is <${name.slice(0, 50)}>, not <urlset> or <sitemapindex>.`);
  }

  #addLink(kind: string, attributes: string): void {
    const href = attributeOf(attributes, 'href');
    const rel = attributeOf(attributes, 'rel') ?? 'alternate';
    if (href === null || rel.toLowerCase() !== 'alternate') return;
    if (kind === 'atom') this.#location ??= href;
    const hreflang = attributeOf(attributes, 'hreflang');
    if (kind === 'urlset' && hreflang !== null && this.#alternates.length < maxAlternates) {
      this.#alternates.push({ hreflang, href: href.trim() });
    }
  }

  #addText(text: string): void {
    if (this.#captured === null || this.#captured.length > maxTextLength) return;
    this.#captured += text;
  }

  #close(name: string): void {
    this.#path.pop();
    const kind = this.kind ?? '';
    if (this.#captured !== null && this.#path.at(-1) === holders[kind]) {
      if (name === locationNames[kind]) this.#location = this.#captured.trim();
      if (name === dateNames[kind]) this.#lastmod = this.#captured.trim();
      this.#captured = null;
    }
    if (name === holders[kind] && this.#path.length > 0 && !this.#isDone) this.#closeEntry();
  }

  #closeEntry(): void {
    if (this.#location === null) this.note('bad-location', 'An entry has no <loc>.');
    else this.#addEntry({ url: this.#location, lastmod: this.#lastmod, alternates: this.#alternates });
    this.#location = null;
    this.#lastmod = null;
    this.#alternates = [];
  }
}
