/** The configuration of the command, as `pagewright.config.json` has it; flags override it. */
import { OwnFields } from '@pagewright/contract/entities/own-field';
import { severities } from '@pagewright/contract/severities';
import { countBudgets, speedBudgets } from '@pagewright/engine/gate/budgets';
import { z } from 'zod';

const pattern = z
  .string()
  .regex(/^[/*]/, 'A pattern begins with / or *')
  .describe('As in robots.txt: the beginning of a path, with * for anything and $ for the end.');

const level = z.enum(severities);

const secret = (what: string) =>
  z.string().describe(`${what} \${NAME} is replaced by an environment variable.`);

const Accepted = z
  .strictObject({
    rule: z.string().describe('The id of a check, such as img-alt-missing.'),
    url: pattern.optional().describe('Only on pages whose path matches (default: all pages).'),
    fingerprint: z
      .string()
      .optional()
      .describe('Only the finding with this fingerprint, as SARIF, JSON and MCP show it.'),
    reason: z.string().trim().min(3).max(500).describe('Why you accept it.'),
    until: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as 2026-12-31')
      .optional()
      .describe('The last day on which it applies, such as 2026-12-31.'),
  })
  .describe('A finding that you accept as is. It is left out of all counts and listed separately.');

const budget = z.number().nonnegative();

const Budgets = z.strictObject(
  Object.fromEntries([...countBudgets, ...speedBudgets].map((name) => [name, budget.optional()])) as Record<
    (typeof countBudgets)[number] | (typeof speedBudgets)[number],
    z.ZodOptional<typeof budget>
  >,
);

export const Config = z
  .strictObject({
    $schema: z.string().optional(),
    site: z
      .string()
      .optional()
      .describe('What to audit: a domain, a URL, the URL of a sitemap, or a folder of HTML files.'),
    urls: z.array(z.string()).optional().describe('Audit exactly these pages of one site.'),
    siteUrl: z.url().optional().describe('For a folder: the URL that it is published at.'),
    include: z.array(pattern).optional().describe('Crawl only pages whose path matches one of these.'),
    exclude: z.array(pattern).optional().describe('Do not crawl pages whose path matches one of these.'),
    maxPages: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('Crawl at most this many pages (default 100).'),
    concurrency: z
      .int()
      .min(1)
      .max(16)
      .optional()
      .describe(
        'Pages requested at the same time (default 1: a crawl that stops at maxPages then always covers the same ones).',
      ),
    delayMs: z
      .int()
      .min(0)
      .max(60_000)
      .optional()
      .describe('Milliseconds between two requests (default 500; 0 for private addresses and folders).'),
    sitemap: z.boolean().optional().describe('Read the sitemap (default true).'),
    followLinks: z
      .boolean()
      .optional()
      .describe('Follow links to further pages (default true; false for a list or a sitemap).'),
    images: z.boolean().optional().describe('Request images to check them (default true).'),
    externalLinks: z.boolean().optional().describe('Check links to other sites (default false).'),
    aiAgents: z
      .boolean()
      .optional()
      .describe(
        'Request the home page with the names of AI crawlers, to see whether a firewall blocks them (default false).',
      ),
    suggestions: z.boolean().optional().describe('Write and measure suggestions (default true).'),
    ai: z
      .strictObject({
        provider: z.string().describe('As AI_PROVIDER: openai, anthropic, ollama, local and others.'),
        model: z.string().describe('As AI_MODEL; for local an hf: URL or the path of a .gguf file.'),
        apiKey: secret('As AI_API_KEY.').optional(),
        baseUrl: z.url().optional().describe('As AI_BASE_URL.'),
      })
      .optional()
      .describe('The language model of --ai, instead of the AI_* variables. It is used with --ai only.'),
    browser: z.boolean().optional().describe('Open pages in Chrome or Chromium (default false).'),
    userAgent: z.string().min(1).optional().describe('Sent instead of our own user agent.'),
    headers: z.record(z.string(), secret('Sent to the audited site only.')).optional(),
    cookies: z.record(z.string(), secret('Sent to the audited site only.')).optional(),
    basicAuth: z
      .strictObject({
        username: secret('Sent to the audited site only.'),
        password: secret('Sent to the audited site only.'),
      })
      .optional(),
    extract: OwnFields.optional().describe(
      'Own fields that are read from every page, at most 20: they are in the JSON and CSV reports.',
    ),
    allowPrivate: z
      .boolean()
      .optional()
      .describe('Audit private and loopback addresses, such as localhost (default false).'),
    ignoreRobots: z
      .boolean()
      .optional()
      .describe(
        'Crawl what robots.txt disallows and ignore its Crawl-delay; for your own site only (default false).',
      ),
    connectTo: z
      .array(z.string())
      .optional()
      .describe('Reach a host at another address, such as shop.example=127.0.0.1:8081.'),
    rules: z
      .record(z.string(), z.enum(['off', ...severities]))
      .optional()
      .describe('Checks to switch off or to give another severity, by id.'),
    accept: z.array(Accepted).optional(),
    baseline: z
      .string()
      .optional()
      .describe('The file with the accepted state: the gate fails on what is new.'),
    failOn: level.optional().describe('The gate fails on findings at or above this level.'),
    budgets: Budgets.optional().describe(
      'score is a minimum, all others are maximums. Times, CLS and page weight need browser.',
    ),
  })
  .describe('Configuration of the pagewright command.');
export type Config = z.infer<typeof Config>;

/** For editors: published with the package, and generated by `npm run docs`. */
export const configJsonSchema = (): string => {
  const schema = z.toJSONSchema(Config, { target: 'draft-7', io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'pagewright.config.json' }, null, 2)}\n`;
};
