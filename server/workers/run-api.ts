/** What the server and a run worker call on each other. */
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { Page } from '@pagewright/contract/entities/page';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import type { TrendFigures } from '@pagewright/contract/report/trend-figures';
import type { Picture } from '@pagewright/engine/model/picture';
import type { SiteAccess } from '@pagewright/engine/model/site-access';
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import type { RenderRequest, RenderResult } from '@pagewright/engine/render/page-renderer';
import type { PackedRows } from '../store/analysis-rows.ts';
import type { ReadPiece, RequestPiece, RequestQuery } from '../store/run-requests.ts';
import type { CallContext } from './rpc.ts';

/** The same for all runs of a worker. */
export interface RunWorkerSetup {
  /** As the setting CONNECT_TO is written. */
  readonly connectTo: string;
  /** The page that explains the crawler to site owners. */
  readonly aboutUrl: string;
  /** Missing when the built-in suggester writes alone. */
  readonly model?: ModelSetup;
  /** False: reports have no AI suggestions, and say so. */
  readonly hasSuggester: boolean;
}

/** A model that writes suggestions, and the module that calls it. */
export interface ModelSetup {
  /** As reports name it. */
  readonly name: string;
  readonly acceptsImages: boolean;
  readonly module: string;
  /** Whether the server holds it. */
  readonly isLocal?: boolean;
  /** For the module alone. */
  readonly settings: object;
}

/** A finished analysis, validated and serialized in the worker, so that the server's own thread need not. */
export interface FinishedAnalysis {
  readonly text: string;
  /** With accepted findings, where some are left out of `text`. */
  readonly wholeText: string | null;
  readonly date: string;
  readonly pagesCount: number;
  readonly metrics: AnalysisMetrics;
  readonly figures: TrendFigures;
  readonly creditsUsed: number;
  /** Of the URL explorer; missing where they are made when they are read. */
  readonly rows?: PackedRows;
}

/** An audit, and what the account that asked for it gets of it. */
export interface RunOrder {
  readonly options: AuditOptions;
  readonly plan: AccountStatus;
  readonly heldCredits: number;
  /** Of the whole site: its pages are rows, and not in the report. */
  readonly isWholeSite: boolean;
  readonly isToSuggest: boolean;
  /** Before the key of a screenshot. */
  readonly screenshotsUrl: string;
}

export interface RunInput {
  readonly order: RunOrder;
  /** The report, as JSON text, that the site is compared with; null for an analysis of its own. */
  readonly main: string | null;
  /** For a closed site; null for all others. */
  readonly access: SiteAccess | null;
  /** URLs of pages that an earlier attempt has stored. */
  readonly knownPages: readonly string[];
  readonly hasRenderer: boolean;
}

export type RunResult =
  | { readonly kind: 'finished'; readonly finished: FinishedAnalysis }
  /** The comparison as JSON text. */
  | { readonly kind: 'compared'; readonly text: string }
  | {
      readonly kind: 'unreadable';
      readonly sentence: string;
      /** What failed, where that is known more exactly. */
      readonly failedBy?: string | null;
    };

export type RunEvent =
  /** With the milliseconds in which it only waited for a model, so far. */
  | { readonly kind: 'alive'; readonly modelMs: number }
  | { readonly kind: 'progress'; readonly progress: SiteProgress };

/** What a browser and suggestions add to a page of a whole site. */
export type SampledPage = Pick<Page, 'url' | 'issues' | 'suggestions'>;

/** What a run worker does. */
export type RunWorkerApi = {
  readonly executeRun: (input: RunInput, context: CallContext<RunEvent>) => Promise<RunResult>;
};

/** What a run needs of the server: storage, the rate limit and the slots shared with other runs, and the browser. */
export type RunHostApi = {
  /** The rows of a scan of a whole site; false when another worker has the run. */
  readonly appendRequests: (pieces: readonly RequestPiece[]) => Promise<boolean>;
  readonly readRequests: (query: RequestQuery) => Promise<readonly ReadPiece[]>;
  readonly beginRows: (input: undefined) => Promise<boolean>;
  readonly addRows: (rows: PackedRows) => Promise<boolean>;
  readonly addSample: (pages: readonly SampledPage[]) => Promise<boolean>;
  readonly readPage: (key: string) => Promise<Uint8Array | null>;
  readonly savePage: (page: { readonly key: string; readonly payload: Uint8Array }) => void;
  /** Emits the number of a visit when the browser is ready for it, and waits until it is granted. */
  readonly renderPage: (request: RenderRequest, context: CallContext<number>) => Promise<RenderResult>;
  readonly grantVisit: (visit: number) => void;
  readonly shrinkPicture: (picture: Picture, context: CallContext) => Promise<Picture | null>;
  /** How long to wait before the next request to a site, in milliseconds. */
  readonly acquire: (
    request: { readonly site: string; readonly delayMs: number },
    context: CallContext,
  ) => Promise<number>;
  readonly pause: (pause: { readonly site: string; readonly ms: number }) => void;
  /** The run only waits for so many milliseconds. */
  readonly idle: (ms: number) => void;
  /** Emits when the run has a slot for writing suggestions, which it then holds until the call is cancelled. */
  readonly holdSlot: (input: undefined, context: CallContext<'granted'>) => Promise<void>;
  /** Calls the model on this machine, which all runs share; emits text as it comes. */
  readonly callLocal: (call: object, context: CallContext<string>) => Promise<unknown>;
  readonly readResponse: (key: string) => Promise<string | null>;
  readonly saveResponse: (response: { readonly key: string; readonly response: string }) => void;
};
