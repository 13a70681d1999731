/** The port to where analyses live: this process, or the database of the product. */
import type { FetchOutcome } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { Question, Reply } from './answer-question.ts';
import type { AnalysisSummary } from './describe.ts';

export interface AuditOrder {
  readonly target: string;
  readonly maxPages?: number | undefined;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

export interface AuditProgress {
  /** From 0 to 100, never falling. */
  readonly percentage: number;
  readonly message: string;
}

/** A refusal or a failure with a sentence for the agent. */
export class McpError extends Error {
  override readonly name = 'McpError';
}

/** What an audit takes, for the description of its tool. */
export interface AuditOptions {
  readonly target: string;
  readonly maxPages: { readonly max: number; readonly default: string };
  /** Whether an order may name paths to include and exclude. */
  readonly hasPatterns: boolean;
  /** What an audit costs; missing where it costs nothing. */
  readonly price?: string;
}

export interface AuditPorts {
  /** Its reason is a string when the client cancelled, and something else when the connection ended. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AuditProgress) => void;
}

/** Each throws an McpError for what is refused. */
export interface Analyses {
  readonly auditOptions: AuditOptions;
  /** Stores the analysis and returns its id; throws the signal's reason when it is cancelled. */
  readonly audit: (order: AuditOrder, ports: AuditPorts) => Promise<string>;
  /** Newest first. */
  readonly list: () => Promise<readonly AnalysisSummary[]>;
  /** What `answerQuestion` says of these analyses; or the id that is none. */
  readonly ask: (ids: readonly string[], question: Question) => Promise<Reply | { readonly missing: string }>;
  /** The page as it is now. */
  readonly fetchPage: (id: string, url: string, signal: AbortSignal) => Promise<FetchOutcome>;
}
