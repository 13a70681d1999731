/** Audits a target with the local engine: the crawl, the rules, suggestions, and what the configuration accepts. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type AnalysisOutcome, analyzeSite } from '@pagewright/engine/pipeline/analyze-site';
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/choose/built-in-suggester';
import type { Config } from '../config/config.ts';
import { AuditError } from '../errors/usage-error.ts';
import type { Target } from '../target/target.ts';
import { words } from '../words/words.ts';
import { acceptFindings } from './accept-findings.ts';
import { auditOptionsOf } from './audit-options.ts';
import { createRenderPage, openBrowser } from './open-browser.ts';
import type { AuditModel } from './open-model.ts';
import { accessTo, createClient, type OpenTarget, openTarget } from './open-target.ts';

export interface AuditPorts {
  /** In front of the built-in suggester; missing without `--ai`. */
  readonly model?: AuditModel;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SiteProgress) => void;
}

export interface AuditResult {
  readonly analysis: Analysis;
  /** Acceptances of the configuration that covered nothing, in sentences. */
  readonly notes: readonly string[];
  readonly locate: OpenTarget['locate'];
}

/** What the failure means for somebody who types a command. */
function adviceOn(failedBy: string | null): readonly string[] {
  if (failedBy === 'refused-address') return [words.failures.allowPrivate];
  return failedBy === 'password' ? [words.failures.password] : [];
}

export const withAdvice = (sentence: string, failedBy: string | null): string =>
  [sentence, ...adviceOn(failedBy)].join(' ');

/** What the command needs to know of a closed site is the sentence; the report is the product's. */
function analysisOf(outcome: AnalysisOutcome): Analysis {
  if (outcome.kind === 'analysed') return outcome.analysis;
  throw new AuditError(
    outcome.kind === 'closed'
      ? words.failures.closed({ sentence: outcome.sentence })
      : withAdvice(outcome.sentence, outcome.failedBy),
  );
}

async function analyze(
  config: Config,
  open: OpenTarget,
  renderer: PageRenderer | null,
  { signal, onProgress, model }: AuditPorts,
): Promise<Analysis> {
  const builtIn = createBuiltInSuggester();
  const startedAt = new Date();
  const options = auditOptionsOf(config, open, startedAt.getTime());
  const client = createClient(open, config);
  const session = renderer?.openSession(accessTo(open, config));
  try {
    const outcome = await analyzeSite(
      options,
      {
        client,
        onProgress,
        now: () => new Date(),
        ...((config.suggestions ?? true) && { suggester: model?.wrap(builtIn) ?? builtIn }),
        ...(session !== undefined && {
          renderPage: createRenderPage(session),
          shrinkPicture: session.shrinkPicture,
        }),
      },
      signal,
    );
    return analysisOf(outcome);
  } finally {
    await session?.close();
    await client.close();
  }
}

/** Throws a UsageError or an AuditError with a sentence, or an AbortError when the caller cancels. */
export async function runAudit(target: Target, config: Config, ports: AuditPorts): Promise<AuditResult> {
  const open = await openTarget(target, config);
  let renderer: PageRenderer | null = null;
  try {
    renderer = config.browser === true ? await openBrowser(open.connectTo) : null;
    const analysis = await analyze(config, open, renderer, ports);
    const accepted = acceptFindings(analysis, config.accept ?? []);
    return { ...accepted, locate: open.locate };
  } finally {
    await renderer?.close();
    await open.close();
  }
}
