/** Finds credentials in a page's source, by formats that only one provider uses. */
import type { SecretSeen } from '../model/text-facts.ts';

interface SecretKind {
  readonly provider: string;
  /** A part of every match that few pages contain: the pattern is tried only where it occurs. */
  readonly hint: string;
  readonly pattern: RegExp;
}

/** Searched in the whole page. */
const anywhere: readonly SecretKind[] = [
  { provider: 'AWS access key', hint: 'KIA', pattern: /\bAKIA[0-9A-Z]{16}\b/g },
  { provider: 'Stripe secret key', hint: '_live_', pattern: /\b[sr]k_live_[0-9A-Za-z]{20,}/g },
  {
    provider: 'private key',
    hint: 'Y-----',
    pattern: /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/g,
  },
];

/** Searched in inline scripts, which often contain configuration. */
const inScripts: readonly SecretKind[] = [
  { provider: 'GitHub token', hint: 'gh', pattern: /\bgh[pousr]_[0-9A-Za-z]{36}\b/g },
  { provider: 'GitHub token', hint: '_pat_', pattern: /\bgithub_pat_\w{60,}/g },
  { provider: 'GitLab token', hint: 'pat-', pattern: /\bglpat-[\w-]{20,}/g },
  { provider: 'Slack token', hint: 'xox', pattern: /\bxox[abprs]-\d{8,}-[\w-]{10,}/g },
  { provider: 'OpenAI key', hint: 'T3BlbkFJ', pattern: /\bsk-(?:proj-)?[\w-]{16,}T3BlbkFJ[\w-]{16,}/g },
  { provider: 'Anthropic key', hint: '-ant-', pattern: /\bsk-ant-[a-z]+\d\d-[\w-]{80,}/g },
  { provider: 'SendGrid key', hint: 'SG.', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/g },
  { provider: 'npm token', hint: 'pm_', pattern: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { provider: 'Shopify token', hint: 'shp', pattern: /\bshp(?:at|ca|pa|ss)_[0-9a-f]{32}\b/g },
  { provider: 'DigitalOcean token', hint: '_v1_', pattern: /\bdop_v1_[0-9a-f]{64}\b/g },
];

/** A password that somebody noted in a comment: `login: name / secret1`, `password = secret1`. */
const notedLogin =
  /\b(?:log-?in|zugang(?:sdaten)?|credentials?)\s*[:=]\s*[\w.@-]{2,40}\s*(?:\/|,|\||\s)\s*((?=\S*\d)(?=\S*[A-Za-z])[^\s<>]{6,40})|\b(?:password|passwort|passwd|pwd|kennwort|mot de passe|contraseña)\s*[:=]\s*((?=\S*\d)(?=\S*[A-Za-z])[^\s<>]{6,40})/i;
const commentMax = 2000;

const seenMax = 20;
/** No key in a script is shorter. */
const scriptMin = 24;
/** Examples from documentation. */
const example = /EXAMPLE|example|XXXX|xxxx|0000000/;

export function findSecrets(
  html: string,
  scripts: readonly (readonly [start: number, end: number])[],
): SecretSeen[] {
  const found: SecretSeen[] = [];
  findKinds(anywhere, html, 0, found);
  for (const [start, end] of scripts)
    if (end - start >= scriptMin) findKinds(inScripts, html.slice(start, end), start, found);
  findNotedLogins(html, found);
  return found.length > seenMax ? found.slice(0, seenMax) : found;
}

/** Comments that hold markup or code mention passwords for other reasons. */
function findNotedLogins(html: string, found: SecretSeen[]): void {
  for (let at = html.indexOf('<!--'); at !== -1; at = html.indexOf('<!--', at + 4)) {
    const end = html.indexOf('-->', at + 4);
    if (end === -1) return;
    const text = html.slice(at + 4, Math.min(end, at + commentMax));
    const match = /[<>{}]/.test(text) ? null : notedLogin.exec(text);
    const password = match?.[1] ?? match?.[2];
    if (match !== null && password !== undefined && !example.test(password))
      found.push({
        provider: 'login in a comment',
        masked: `${password.slice(0, 2)}…`,
        offset: at + 4 + match.index,
      });
  }
}

function findKinds(kinds: readonly SecretKind[], text: string, offset: number, found: SecretSeen[]): void {
  for (const kind of kinds) if (text.includes(kind.hint)) found.push(...findKind(kind, text, offset));
}

const findKind = ({ provider, pattern }: SecretKind, text: string, offset: number): SecretSeen[] =>
  [...text.matchAll(pattern)]
    .slice(0, seenMax)
    .filter(([value]) => !example.test(value))
    .map(({ 0: value, index }) => ({ provider, masked: mask(value), offset: offset + index }));

const mask = (value: string): string =>
  value.startsWith('-----') ? value : `${value.slice(0, 4)}…${value.slice(-4)}`;
