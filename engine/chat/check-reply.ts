/** Checks what a model says in a chat: texts to paste against all that is known of the site, prose for harm only. */
import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import type { ChatQuestion, PageSandbox } from '../assistant/port.ts';
import { codeParts } from '../suggest/accept/code-parts.ts';
import { faultWords } from '../suggest/accept/fault-words.ts';
import { createGate, type Gate, type Verdict } from '../suggest/accept/gate.ts';
import { markupParts } from '../suggest/accept/markup-parts.ts';
import { knowledgeOfPage, siteFacts } from '../suggest/accept/page-texts.ts';
import { wantsOtherLanguage } from '../suggest/accept/wants-other-language.ts';

const places =
  'place|position|spot|result|rank|platz|stelle|ergebnis|rang|résultat|puesto|posición|resultado|posto|posizione|risultato|lugar|posição|plaats|plek|positie|resultaat';
const numbers = 'number|no\\.?|nr\\.?|nummer|numéro|n°|número|numero';
const one = '(?:1|one|eins|uno|um|une?|één)(?![\\p{L}\\p{N}%]|[.,]\\d)';
const firstPlace = new RegExp(
  `#\\s?1(?!\\d)|(?<!\\p{L})(?:${places}|${numbers})\\s?#?${one}|(?<!\\p{L})(?:first|top|erste[nr]?|premi[eè]re?|primer[oa]?|prim[oa]|primeir[oa]|eerste)\\s+(?:${places})(?!\\p{L})|top of google`,
  'iu',
);
const search = /google|bing|search|rank|such|recherche|búsqueda|buscador|ricerca|busca|zoek/iu;
const certain =
  /(?<!\p{L})(?:will|guarantee\p{L}*|ensures?|(?:rank|put|get|land|bring|place)s? (?:you|your)|wird|werden|bringt|landest|landen|garanti\p{L}*|sera|serez|mettra|será\p{L}*|pondrá|sar(?:à|ai|ete)|porta|ficará|coloca|garandeer\p{L}*|komt|zet)(?!\p{L})/iu;
/** Whoever gives a guarantee promises, whatever the condition. */
const pledged =
  /(?<!\p{L})(?:guarantee[sd]?|garantier\p{L}*|garanti[sre]\p{L}*|garantiz\p{L}*|garant(?:isco|isce|iamo)|garanto|garant(?:e|imos)|garandeer\p{L}*)(?!\p{L})/iu;
const denied =
  /\?|n['’]t(?!\p{L})|(?<!\p{L})(?:no|not|never|nobody|no one|none|cannot|without|kein\p{L}*|nicht|niemand|nie|ne|pas|personne|aucun\p{L}*|jamais|nadie|ningun\p{L}*|ningún|nunca|non|nessun\p{L}*|mai|não|ninguém|nenhum\p{L}*|niet|geen|nooit)(?!\p{L})/iu;
const supposed =
  /(?<!\p{L})(?:if|whether|may|might|could|would|ob|wenn|falls|könnt\p{L}*|si|pourrai\p{L}*|podría\p{L}*|se|potre\p{L}*|poderia|als|zou)(?!\p{L})/iu;

/** One sentence. What is denied, asked or only supposed promises nothing. */
const promisesRanking = (sentence: string): boolean =>
  firstPlace.test(sentence) &&
  search.test(sentence) &&
  certain.test(sentence) &&
  !denied.test(sentence) &&
  (pledged.test(sentence) || !supposed.test(sentence));

/** A text to paste: a fenced block of a reply, or a change that is to be tried. */
export interface ReplyBlock {
  /** The words after the fence; empty when there are none. */
  readonly info: string;
  readonly text: string;
}

export interface BlockCheck {
  /** Why it should be written again; none when it is fine. */
  readonly faults: readonly string[];
  /** It may not be shown. */
  readonly isHarmful: boolean;
  /** What neither the site nor its owner says. */
  readonly unverified: readonly string[];
}

export interface ReplyCheck {
  readonly checkBlock: (block: ReplyBlock) => BlockCheck;
  /** Why a sentence may not be shown; null when it may. */
  readonly harmIn: (prose: string) => string | null;
}

export const formatOf = ({ info, text }: ReplyBlock): CopyBlock['format'] => {
  if (text.includes('application/ld+json') || /^\s*\{\s*"@context"/.test(text)) return 'json-ld';
  if (/^(?:html|xml)$/i.test(info) || /^\s*<[a-z!]/i.test(text)) return 'html';
  return /^(?:md|markdown)$/i.test(info) ? 'markdown' : 'text';
};

/** Settings and programs: only what people read of them has claims. */
const isCode = (info: string): boolean =>
  /^(?:apache(?:conf)?|bash|code|conf|console|css|htaccess|ini|javascript|js|jsx|liquid|nginx|php|powershell|robots|scss|sh|shell|toml|ts|tsx|twig|ya?ml|zsh)$/i.test(
    info,
  );

const signsOfCode = /[{}]\s*$|%\{|\$[a-z_{]|[\^\\]|\[[A-Z]{1,3}[,=\]]/;

/** Settings of a server in a block that does not say so: at least half of their lines could be nothing else. */
function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const likely = lines.filter((line) => signsOfCode.test(line));
  return likely.length > 0 && likely.length * 2 >= lines.length;
}

const isJson = ({ info, text }: ReplyBlock): boolean =>
  formatOf({ info, text }) === 'json-ld' ||
  /^json/i.test(info) ||
  (!isCode(info) && /^\s*(?:\{\s*"|\[\s*[{["])/.test(text));

/** What visitors cannot see and search engines should. */
const hidden =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|text-indent\s*:\s*-\d{3,}|opacity\s*:\s*0(?![.\d])|\shidden(?:[\s>=])/i;

const withoutUrls = (text: string): string => text.replaceAll(/\S*\/\/\S+/g, ' ');
/** "max-age=31536000" is no phone number, and neither are 31536000 seconds. */
const withoutSettings = (text: string): string =>
  text.replaceAll(/[\w-]+=\S+/g, ' ').replaceAll(/(?<![\d+])[1-9]\d{5,}(?!\d)/g, ' ');

const anyLength = { min: 0, max: Number.POSITIVE_INFINITY, mayNameMarkup: true } as const;
const refused = (...faults: readonly string[]): BlockCheck => ({ faults, isHarmful: true, unverified: [] });

function checkOf(...verdicts: readonly Omit<Verdict, 'text'>[]): BlockCheck {
  const [harmful, style] = [verdicts.flatMap((each) => each.harmful), verdicts.flatMap((each) => each.style)];
  const faults = faultWords({ harmful, style, unverified: [] });
  const unverified = verdicts.flatMap((each) => each.unverified.map(({ words }) => words));
  return { faults, isHarmful: harmful.length > 0, unverified: [...new Set(unverified)] };
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

class Check implements ReplyCheck {
  readonly #gate: Gate;
  /** Where it need not be in the language of the page. */
  readonly #freeGate: Gate;
  readonly #ownCode: string;

  constructor({ domain, brief, page, stored, rules, site, comparison }: PageSandbox, question: ChatQuestion) {
    const { text, earlier } = question;
    const said = [text, ...earlier.filter(({ role }) => role === 'user').map(({ content }) => content)];
    const known = knowledgeOfPage({
      domain,
      brief,
      issues: page.issues,
      ownerTexts: [...said, site.additionalInfo],
      auditTexts: [...rules.map(({ texts }) => texts.title), ...stored.suggestions, ...textsOf(comparison)],
      site: siteFacts(site, brief.language),
    });
    this.#freeGate = createGate({ ...known, anyLanguage: true });
    this.#gate = said.some(wantsOtherLanguage) ? this.#freeGate : createGate(known);
    this.#ownCode = page.issues
      .flatMap(({ evidence }) => evidence.map(({ snippet }) => snippet ?? ''))
      .join('\n');
  }

  checkBlock = (block: ReplyBlock): BlockCheck => {
    const { info, text } = block;
    if (isJson(block)) return this.#markup('json', text);
    if (isCode(info)) return this.#code(text);
    if (formatOf(block) === 'html') return this.#markup('html', text);
    if (looksLikeCode(text)) return this.#code(text);
    return this.#lines(this.#gate, text);
  };

  harmIn = (prose: string): string | null => {
    if (promisesRanking(prose)) return 'it promises a ranking, which nobody can';
    const own = prose.replaceAll(/`([^`]+)`/g, (whole, code: string) =>
      this.#ownCode.includes(code.trim()) ? ' ' : whole,
    );
    const { harmful } = this.#freeGate.check(own, { ...anyLength, use: 'comment' });
    return (
      faultWords({
        harmful: harmful.filter(({ kind }) => kind !== 'prompt'),
        unverified: [],
        style: [],
      })[0] ?? null
    );
  };

  /** Each line is a text of its own, such as one of three titles, or a price. */
  #lines(gate: Gate, text: string): BlockCheck {
    return checkOf(...text.split('\n').map((line) => gate.check(line, { ...anyLength, use: 'paste' })));
  }

  #foreign(hosts: readonly string[]): BlockCheck | null {
    const [host] = this.#gate.foreignHosts(hosts);
    return host === undefined ? null : refused(`the domain “${host}” is not the site’s`);
  }

  #markup(format: 'html' | 'json', text: string): BlockCheck {
    const parts = markupParts(format, text);
    if (parts === null) return refused('it is not valid JSON');
    if (parts.runs) return refused('it runs code');
    if (format === 'html' && hidden.test(text)) return refused('it hides text from visitors');
    const gate = format === 'json' ? this.#freeGate : this.#gate;
    return this.#foreign(parts.hosts) ?? this.#lines(gate, parts.words);
  }

  #code(text: string): BlockCheck {
    const { hosts, sentences, strings, runsRemoteCode } = codeParts(text);
    if (runsRemoteCode) return refused('it runs code from elsewhere');
    const read = sentences.map((each) =>
      this.#freeGate.check(withoutUrls(each), { ...anyLength, use: 'paste' }),
    );
    const others = strings.map((each) => {
      const own = withoutUrls(withoutSettings(each));
      const { harmful, unverified } = this.#freeGate.check(own, { ...anyLength, use: 'comment' });
      return { harmful, unverified: unverified.filter(({ kind }) => kind === 'price'), style: [] };
    });
    return this.#foreign(hosts) ?? checkOf(...read, ...others);
  }
}

export const openReplyCheck = (sandbox: PageSandbox, question: ChatQuestion): ReplyCheck =>
  new Check(sandbox, question);
