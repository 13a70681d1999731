/** The error for an invalid configuration: one sentence for each variable. */

/** Values that are never shown. */
const secretNames = new Set([
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'DATABASE_URL',
]);

export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A longer value would hide what is wrong with it. */
const shownMax = 120;

const shortened = (value: string): string =>
  value.length <= shownMax ? value : `${value.slice(0, shownMax).trimEnd()}…`;

/** The variable, its value and what it must be. */
export function describeProblem(name: string, value: string | undefined, wanted: string): string {
  const has =
    value === undefined
      ? 'is not set'
      : secretNames.has(name)
        ? 'has a value that is not valid'
        : `is "${shortened(value)}"`;
  return `${name} ${has}. It must be ${wanted}.`;
}
