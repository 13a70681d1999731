/** The flags of `pagewright audit`, and the configuration that they make together with the file. */
import { parseArgs } from 'node:util';
import { type OwnField, OwnFieldKind } from '@pagewright/contract/entities/own-field';
import { severities } from '@pagewright/contract/severities';
import { countBudgets, speedBudgets } from '@pagewright/engine/gate/budgets';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';
import { Config } from './config.ts';

export const formats = ['text', 'json', 'markdown', 'html', 'junit', 'sarif', 'csv', 'llm'] as const;
export type Format = (typeof formats)[number];

/** How results are written; not part of a configuration. */
export interface OutputOptions {
  readonly format: Format;
  /** Null for the standard output. */
  readonly output: string | null;
  /** Further files, each with its format. */
  readonly reports: readonly { readonly format: Format; readonly file: string }[];
  readonly maxTokens: number | undefined;
  /** Every finding in full. */
  readonly all: boolean;
  readonly color: boolean | undefined;
  readonly quiet: boolean;
  readonly updateBaseline: boolean;
  /** A language model writes the suggestions. */
  readonly ai: boolean;
}

export interface AuditFlags {
  readonly targets: readonly string[];
  readonly urlsFile: string | undefined;
  /** Where a large audit keeps its pages. */
  readonly workFile: string | undefined;
  /** The work file of an audit that was interrupted. */
  readonly resume: string | undefined;
  readonly configFile: string | undefined;
  readonly config: Config;
  readonly output: OutputOptions;
}

const options = {
  config: { type: 'string' },
  urls: { type: 'string' },
  'work-file': { type: 'string' },
  resume: { type: 'string' },
  'site-url': { type: 'string' },
  include: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  'max-pages': { type: 'string' },
  concurrency: { type: 'string' },
  delay: { type: 'string' },
  sitemap: { type: 'boolean' },
  'follow-links': { type: 'boolean' },
  images: { type: 'boolean' },
  external: { type: 'boolean' },
  'ai-agents': { type: 'boolean' },
  suggestions: { type: 'boolean' },
  ai: { type: 'boolean' },
  browser: { type: 'boolean' },
  'user-agent': { type: 'string' },
  header: { type: 'string', multiple: true },
  cookie: { type: 'string', multiple: true },
  'basic-auth': { type: 'string' },
  'allow-private': { type: 'boolean' },
  'ignore-robots': { type: 'boolean' },
  extract: { type: 'string', multiple: true },
  'connect-to': { type: 'string', multiple: true },
  rule: { type: 'string', multiple: true },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  'fail-on': { type: 'string' },
  budget: { type: 'string', multiple: true },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
  report: { type: 'string', multiple: true },
  'max-tokens': { type: 'string' },
  all: { type: 'boolean' },
  color: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
} as const;

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options });

function parseFlags(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

function numberOf(name: string, text: string | undefined, least: number, isWhole = true): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || (isWhole && !Number.isInteger(value)))
    throw new UsageError((isWhole ? words.flags.wholeNumber : words.flags.number)({ name, least, text }));
  return value;
}

function choice<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((each) => each === text);
  if (found === undefined)
    throw new UsageError(words.flags.choice({ name, choices: choices.join(', '), text }));
  return found;
}

const forms = { ':': '"Name: value"', '=': 'name=value' } as const;

/** `Name: value` or `name=value`, each into a record. */
function pairs(
  name: string,
  texts: readonly string[] | undefined,
  separator: ':' | '=',
): Record<string, string> | undefined {
  if (texts === undefined) return undefined;
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf(separator);
      if (at < 1) throw new UsageError(words.flags.pair({ name, form: forms[separator], text }));
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    }),
  );
}

function basicAuthOf(text: string | undefined): Config['basicAuth'] {
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError(words.flags.basicAuth);
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

const budgetNames = [...countBudgets, ...speedBudgets];

function budgetsOf(texts: readonly string[] | undefined): Config['budgets'] {
  const given = pairs('budget', texts, '=');
  if (given === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      choice('budget', name, budgetNames),
      numberOf(`budget ${name}`, value, 0, false),
    ]),
  );
}

function rulesOf(texts: readonly string[] | undefined): Config['rules'] {
  const given = pairs('rule', texts, '=');
  if (given === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => [id, choice('rule', value, ['off', ...severities])]),
  );
}

/** `price=css:.price`. */
function fieldOf(text: string): OwnField {
  const [, name, kind, pattern] = /^([^=]+)=(\w+):(.+)$/s.exec(text) ?? [];
  const known = OwnFieldKind.options.find((each) => each === kind);
  if (name === undefined || pattern === undefined || known === undefined)
    throw new UsageError(words.flags.extract({ kinds: OwnFieldKind.options.join(', '), text }));
  return { name, kind: known, pattern, take: 'text' };
}

/** Without what was not given. */
const given = (config: { readonly [Name in keyof Config]: Config[Name] | undefined }): Config =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));

function configOf(values: Values): Config {
  const failOn = values['fail-on'];
  return given({
    siteUrl: values['site-url'],
    include: values.include,
    exclude: values.exclude,
    maxPages: numberOf('max-pages', values['max-pages'], 1),
    concurrency: numberOf('concurrency', values.concurrency, 1),
    delayMs: numberOf('delay', values.delay, 0),
    sitemap: values.sitemap,
    followLinks: values['follow-links'],
    images: values.images,
    externalLinks: values.external,
    aiAgents: values['ai-agents'],
    suggestions: values.suggestions,
    browser: values.browser,
    userAgent: values['user-agent'],
    headers: pairs('header', values.header, ':'),
    cookies: pairs('cookie', values.cookie, '='),
    basicAuth: basicAuthOf(values['basic-auth']),
    extract: values.extract?.map(fieldOf),
    allowPrivate: values['allow-private'],
    ignoreRobots: values['ignore-robots'],
    connectTo: values['connect-to']?.flatMap((list) => list.split(',')),
    rules: rulesOf(values.rule),
    baseline: values.baseline,
    failOn: failOn === undefined ? undefined : choice('fail-on', failOn, severities),
    budgets: budgetsOf(values.budget),
  });
}

const reportOf = (text: string): OutputOptions['reports'][number] => {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new UsageError(words.flags.report({ text }));
  return { format: choice('report', text.slice(0, at), formats), file: text.slice(at + 1) };
};

export function readFlags(args: readonly string[]): AuditFlags {
  const { values, positionals } = parseFlags(args);
  const checked = Config.safeParse(configOf(values));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new UsageError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? words.flags.invalid}`);
  }
  return {
    targets: positionals,
    urlsFile: values.urls,
    workFile: values['work-file'],
    resume: values.resume,
    configFile: values.config,
    config: checked.data,
    output: {
      format: values.format === undefined ? 'text' : choice('format', values.format, formats),
      output: values.output ?? null,
      reports: (values.report ?? []).map(reportOf),
      maxTokens: numberOf('max-tokens', values['max-tokens'], 500),
      all: values.all ?? false,
      color: values.color,
      quiet: values.quiet ?? false,
      updateBaseline: values['update-baseline'] ?? false,
      ai: values.ai ?? false,
    },
  };
}

const joinFields = (file: readonly OwnField[], flags: readonly OwnField[]): OwnField[] => [
  ...file.filter(({ name }) => !flags.some((other) => other.name === name)),
  ...flags,
];

/** Flags win over the file; records of both are joined. */
export const mergeConfig = (file: Config, flags: Config): Config => ({
  ...file,
  ...flags,
  ...(file.headers && { headers: { ...file.headers, ...flags.headers } }),
  ...(file.cookies && { cookies: { ...file.cookies, ...flags.cookies } }),
  ...(file.extract && { extract: joinFields(file.extract, flags.extract ?? []) }),
  ...(file.rules && { rules: { ...file.rules, ...flags.rules } }),
  ...(file.budgets && { budgets: { ...file.budgets, ...flags.budgets } }),
});
