/** Decides whether a text that a model offers in a chat may be shown: what it states must be on the page, or said by its owner. */

import type { ChatQuestion, PageSandbox } from '../assistant/port.ts';
import { createTextAcceptor, type Rejection, type TextAcceptor } from '../suggest/accept/accept-text.ts';
import { codeParts } from '../suggest/accept/code-parts.ts';
import { hostsIn, markupParts } from '../suggest/accept/markup-parts.ts';
import { pageTextsOf } from '../suggest/accept/page-texts.ts';
import { rejectionWords } from '../suggest/accept/rejection-words.ts';
import { wantsOtherLanguage } from '../suggest/accept/wants-other-language.ts';

/** A text of a reply. */
export interface ReplyBlock {
  readonly format: 'text' | 'html' | 'json-ld' | 'markdown';
  /** The language after the fence; empty when there is none. */
  readonly info: string;
  readonly text: string;
  /**
   * `paste` is offered for the page. `words` may be offered, and may be in the language of the chat. Of `figures`, as in
   * a list of things to do, only addresses, prices and percentages are checked.
   */
  readonly use: 'paste' | 'words' | 'figures';
}

type BlockRejection = Rejection | 'json' | 'remote';

const ownWords: Readonly<Record<string, string>> = {
  json: 'that is not valid JSON',
  remote: 'that runs code from elsewhere',
};

/** Settings and programs: only what people read of them has claims. */
const isCode = (info: string): boolean =>
  /^(?:apache(?:conf)?|bash|code|conf|console|css|htaccess|ini|javascript|js|jsx|liquid|nginx|php|powershell|robots|scss|sh|shell|toml|ts|tsx|twig|ya?ml|zsh)$/i.test(
    info,
  );

const isJson = ({ format, info, text }: ReplyBlock): boolean =>
  format === 'json-ld' || /^json/i.test(info) || (!isCode(info) && /^\s*(?:\{\s*"|\[\s*[{["])/.test(text));

/** Addresses that advice may name. */
const documentation = [
  'schema.org',
  'w3.org',
  'web.dev',
  'developers.google.com',
  'search.google.com',
  'developer.mozilla.org',
];

/** Hosts that the page itself loads from or links to. */
function knownHosts({ brief, page }: PageSandbox): Set<string> {
  const urls = [page.url, ...brief.links.map(({ target }) => target), ...brief.images.map(({ src }) => src)];
  const hosts = urls.flatMap((url) => URL.parse(url)?.host.replace(/^www\./, '') ?? []);
  return new Set([...hosts, 'schema.org', 'w3.org']);
}

const auditTextsOf = ({ page, rules }: PageSandbox): string[] => [
  ...page.issues.flatMap(({ title, description, fix, evidence }) => [
    title,
    description,
    fix,
    ...evidence.flatMap(({ snippet, found, wanted }) => [snippet ?? '', found ?? '', wanted ?? '']),
  ]),
  ...rules.map(({ title }) => title),
];

const withoutUrls = (text: string): string => text.replaceAll(/\S*\/\/\S+/g, ' ');
/** "max-age=31536000" is no phone number, and neither are 31536000 seconds. */
const withoutSettings = (text: string): string =>
  text.replaceAll(/[\w-]+=\S+/g, ' ').replaceAll(/(?<![\d+])[1-9]\d{5,}(?!\d)/g, ' ');

class BlockCheck {
  readonly #sandbox: PageSandbox;
  readonly #block: ReplyBlock;
  readonly #acceptor: TextAcceptor;

  constructor(sandbox: PageSandbox, block: ReplyBlock, { text, earlier }: ChatQuestion) {
    const said = [text, ...earlier.filter(({ role }) => role === 'user').map(({ content }) => content)];
    this.#sandbox = sandbox;
    this.#block = block;
    this.#acceptor = createTextAcceptor({
      domain: sandbox.domain,
      language: sandbox.brief.language,
      pageTexts: pageTextsOf(sandbox.brief),
      ownerTexts: [...said, sandbox.site.additionalInfo],
      auditTexts: [...auditTextsOf(sandbox), ...documentation],
      anyLanguage: block.use !== 'paste' || isCode(block.info) || said.some(wantsOtherLanguage),
    });
  }

  rejection(): BlockRejection | null {
    const { format, info, text, use } = this.#block;
    if (use !== 'paste' && this.#isOfAudit(text)) return null;
    if (isJson(this.#block)) return this.#markup('json');
    if (isCode(info)) return this.#code();
    if (format === 'html') return this.#markup('html');
    return use === 'figures' ? this.#figures(text) : this.#paste(text);
  }

  /** Names and evidence of findings are repeated as they are. */
  #isOfAudit(text: string): boolean {
    return auditTextsOf(this.#sandbox).some((each) => each.includes(text.trim()));
  }

  #accept(text: string, use: 'paste' | 'comment'): Rejection | null {
    const limits = { min: 0, max: Number.POSITIVE_INFINITY, use, mayNameMarkup: true };
    const outcome = this.#acceptor.accept(text, limits);
    return 'rejected' in outcome ? outcome.rejected : null;
  }

  #paste(text: string): Rejection | null {
    return this.#accept(text, 'paste');
  }

  #figures(text: string): Rejection | null {
    const isKnown = this.#areKnown(hostsIn(text), documentation);
    return this.#accept(isKnown ? withoutUrls(text) : text, 'comment');
  }

  #areKnown(hosts: readonly string[], more: readonly string[] = []): boolean {
    const known = knownHosts(this.#sandbox);
    return hosts.every((host) => known.has(host) || more.includes(host));
  }

  #markup(format: 'html' | 'json'): BlockRejection | null {
    const parts = markupParts(format, this.#block.text);
    if (parts === null) return 'json';
    if (parts.runs) return 'markup';
    return this.#areKnown(parts.hosts) ? this.#paste(parts.words) : 'url';
  }

  #code(): BlockRejection | null {
    const { hosts, sentences, strings, runsRemoteCode } = codeParts(this.#block.text);
    if (runsRemoteCode) return 'remote';
    if (!this.#areKnown(hosts)) return 'url';
    const addresses = new Set<Rejection | null>(['email', 'phone', 'price']);
    const found = [
      ...sentences.map((text) => this.#paste(withoutUrls(text))).filter((rejected) => rejected !== null),
      ...strings
        .map((text) => this.#accept(withoutUrls(withoutSettings(text)), 'comment'))
        .filter((rejected) => addresses.has(rejected)),
    ];
    return found[0] ?? null;
  }
}

/** What is wrong with it, as "with a price that is not on the page"; null when it may be offered. */
export function rejectBlock(sandbox: PageSandbox, block: ReplyBlock, question: ChatQuestion): string | null {
  const rejection = new BlockCheck(sandbox, block, question).rejection();
  if (rejection === null) return null;
  return ownWords[rejection] ?? rejectionWords([rejection as Rejection]);
}
