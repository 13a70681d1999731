/** The port to where analyses live: this process, or the database of the product. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FetchOutcome } from '@pagewright/engine/pipeline/fetch-fresh-page';

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

export interface Analyses {
  /** Stores the analysis and returns it; throws an McpError, or the signal's reason when it is cancelled. */
  readonly audit: (
    order: AuditOrder,
    ports: { readonly signal: AbortSignal; readonly onProgress: (progress: AuditProgress) => void },
  ) => Promise<Analysis>;
  /** Newest first. */
  readonly list: () => Promise<readonly Pick<Analysis, 'id' | 'domain' | 'date' | 'score' | 'metrics'>[]>;
  readonly get: (id: string) => Promise<Analysis | null>;
  /** The page as it is now. */
  readonly fetchPage: (id: string, url: string, signal: AbortSignal) => Promise<FetchOutcome>;
}
