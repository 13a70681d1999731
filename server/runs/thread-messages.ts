/** What a run's thread and its conductor say to each other. */
import type { MessagePort } from 'node:worker_threads';
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { AnalysisOrder } from '@pagewright/engine/analyze-site';
import type { Look, VisitRequest } from '@pagewright/engine/design/camera';
import type { SiteProgress } from '@pagewright/engine/progress-line';

/** How the thread reaches sites; the same for all its runs. */
export interface ThreadSetup {
  /** As the setting CONNECT_TO is written. */
  readonly connectTo: string;
  /** The page that tells a site's owner who asks. */
  readonly aboutUrl: string;
  /** Not there when the built-in analyst writes alone. */
  readonly model?: ModelSetup;
}

/** A model that writes, and the module that knows how to ask it. */
export interface ModelSetup {
  /** As reports name it. */
  readonly name: string;
  /** It can be shown pictures. */
  readonly hasEyes: boolean;
  readonly module: string;
  /** For the module alone. */
  readonly settings: object;
}

/** A finished analysis: already checked and written out, so that nobody need do it on the server's own thread. */
export interface FinishedAnalysis {
  readonly text: string;
  readonly date: string;
  readonly pagesCount: number;
  readonly metrics: AnalysisMetrics;
  readonly creditsUsed: number;
}

export type ToThread =
  | {
      readonly kind: 'order';
      readonly order: AnalysisOrder;
      /** The report, as JSON text, that the site is compared with; null when it is analysed for its own sake. */
      readonly main: string | null;
      readonly knownPages: readonly string[];
      readonly hasCamera: boolean;
    }
  | { readonly kind: 'looked'; readonly url: string; readonly look: Look }
  | { readonly kind: 'recalled'; readonly key: string; readonly payload: Uint8Array | null }
  /** A line to the analyst; null where there is none. */
  | { readonly kind: 'analyst'; readonly port: MessagePort | null }
  /** What a model answered before; null when that is not known. */
  | { readonly kind: 'answer'; readonly key: string; readonly answer: string | null }
  /** How long to wait for a turn at a site. */
  | { readonly kind: 'turn'; readonly question: number; readonly waitMs: number }
  | { readonly kind: 'stop' };

export type FromThread =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly progress: SiteProgress }
  | { readonly kind: 'recall'; readonly key: string }
  /** It wants a page looked at in a browser. */
  | { readonly kind: 'look'; readonly request: VisitRequest }
  /** It wants a line to the analyst. */
  | { readonly kind: 'analyst' }
  | { readonly kind: 'keep'; readonly key: string; readonly payload: Uint8Array }
  | { readonly kind: 'read-answer'; readonly key: string }
  | { readonly kind: 'keep-answer'; readonly key: string; readonly answer: string }
  /** It wants a turn at a site that other runs may be asking too. */
  | {
      readonly kind: 'turn';
      readonly question: number;
      readonly site: string;
      readonly delayMs: number;
    }
  /** A site asked for a pause. */
  | { readonly kind: 'hold'; readonly site: string; readonly ms: number }
  | { readonly kind: 'finished'; readonly finished: FinishedAnalysis }
  /** The comparison as JSON text. */
  | { readonly kind: 'compared'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly sentence: string }
  /** It was told to stop, and is free for another run. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'broken'; readonly message: string };
