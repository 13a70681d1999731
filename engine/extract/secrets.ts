/** Credentials left in a page's source: only forms that one provider uses and nobody writes by chance. */
import type { SecretSeen } from '../facts/text-facts.ts';

/** Each starts with letters of its own, so that a page without them is passed over quickly. */
const kinds: readonly (readonly [provider: string, start: string, pattern: RegExp])[] = [
  ['AWS access key', 'AKIA', /\bAKIA[0-9A-Z]{16}\b/g],
  ['Stripe secret key', 'k_live_', /\b[sr]k_live_[0-9A-Za-z]{20,}/g],
  ['GitHub token', 'gh', /\bgh[pousr]_[0-9A-Za-z]{36}\b/g],
  ['GitHub token', 'github_pat_', /\bgithub_pat_\w{60,}/g],
  ['GitLab token', 'glpat-', /\bglpat-[\w-]{20,}/g],
  ['Slack token', 'xox', /\bxox[abprs]-\d{8,}-[\w-]{10,}/g],
  ['OpenAI key', 'sk-', /\bsk-(?:proj-)?[\w-]{16,}T3BlbkFJ[\w-]{16,}/g],
  ['Anthropic key', 'sk-ant-', /\bsk-ant-[a-z]+\d\d-[\w-]{80,}/g],
  ['SendGrid key', 'SG.', /\bSG\.[\w-]{22}\.[\w-]{43}/g],
  ['npm token', 'npm_', /\bnpm_[0-9A-Za-z]{36}\b/g],
  ['Shopify token', 'shp', /\bshp(?:at|ca|pa|ss)_[0-9a-f]{32}\b/g],
  ['DigitalOcean token', 'dop_v1_', /\bdop_v1_[0-9a-f]{64}\b/g],
  ['private key', '-----BEGIN', /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/g],
];

const seenMax = 20;
/** Examples of manuals, which everyone copies. */
const example = /EXAMPLE|example|XXXX|xxxx|0000000/;

export function findSecrets(html: string): SecretSeen[] {
  const found: SecretSeen[] = [];
  for (const [provider, start, pattern] of kinds) {
    if (!html.includes(start)) continue;
    for (const match of html.matchAll(pattern)) {
      if (found.length >= seenMax) return found;
      const [value] = match;
      if (!example.test(value)) found.push({ provider, masked: mask(value), offset: match.index });
    }
  }
  return found;
}

const mask = (value: string): string => `${value.slice(0, 4)}…${value.slice(-4)}`;
