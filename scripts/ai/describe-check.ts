/** Puts what a check of a model showed into words, and what a scan will use. */
import { limits } from '../../contract/limits.ts';
import { describeTokens, estimateScanTokens } from '../../contract/pricing/scan-tokens.ts';
import type { LocalFacts } from '../../server/adapters/llm/local/local-port.ts';
import { limitsOf, type ModelSettings } from '../../server/adapters/llm/model-settings.ts';
import type { TaskResult } from './check-model.ts';

/** What the product does without. */
const consequences: Readonly<Record<TaskResult['name'], string>> = {
  text: 'Suggestions stay those of the built-in assistant in most places.',
  JSON: 'Suggestions stay those of the built-in assistant.',
  'long text':
    'Texts about long pages will be poor. Raise the context length to 16,384 tokens (AI_LOCAL_CONTEXT on this machine).',
  images:
    'Alt texts come from captions and file names, and design remarks are those we measure. Set AI_EYES=off.',
  tools: 'The content editor answers without trying changes on a copy of the page.',
  streaming: 'The content editor stays with the built-in assistant.',
};

/** Of a model on this machine. */
export function describeFacts(facts: LocalFacts, text: TaskResult | undefined): string {
  const { context, sequences, gpu, threads, hasTools } = facts;
  const where = gpu === null ? `${threads} ${threads === 1 ? 'thread' : 'threads'} of the processor` : gpu;
  const speed =
    text === undefined || text.outputTokens === 0
      ? ''
      : `, ${Math.max(1, Math.round((text.outputTokens * 1000) / text.ms))} tokens a second`;
  return [
    `  speed      ${where}${speed}`,
    `  context    ${context.toLocaleString('en')} tokens, ${sequences} ${sequences === 1 ? 'answer' : 'answers'} at a time`,
    `  tool calls ${hasTools ? 'by its own format' : 'none: the content editor answers without trying changes'}`,
  ].join('\n');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function describeTask({ name, works, ms, detail }: TaskResult): string {
  const result = `  ${name.padEnd(10)} ${works ? 'works' : 'fails'}  ${seconds(ms).padStart(8)}`;
  const why = detail === '' ? '' : `   ${detail}`;
  return works ? `${result}${why}` : `${result}${why}\n             ${consequences[name]}`;
}

const minutes = (ms: number): string =>
  ms < 90_000 ? `${Math.max(1, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;

/** Tokens that a model writes about a page. */
const writtenPerPage = 900;

/** Null when nothing was measured. */
export function describeScan(settings: ModelSettings, results: readonly TaskResult[]): string | null {
  const text = results.find(({ name }) => name === 'text');
  if (text?.works !== true) return null;
  const acceptsImages =
    settings.acceptsImages && results.some(({ name, works }) => name === 'images' && works);
  const pages = limits.settings.maxPages.default;
  const tokens = describeTokens(estimateScanTokens({ acceptsImages }, pages), settings.price);
  const { atOnce } = limitsOf(settings);
  const pageMs = text.outputTokens > 0 ? (text.ms / text.outputTokens) * writtenPerPage : text.ms;
  const each = atOnce === 1 ? 'one page at a time' : `${atOnce} pages at a time`;
  return `A scan of ${pages} pages uses ${tokens}. Its suggestions take about ${minutes((pageMs * pages) / atOnce)}, ${each}.`;
}
