/** A rendered page as it is shown to a language model, and the design notes that the model returns. */
import type { DesignRecommendation } from '@pagewright/contract/entities/design';

export interface PageScreenshot {
  readonly url: string;
  /** JPEG of the top of the page on a desktop. */
  readonly image: Uint8Array;
  /** What of the page it shows, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** The same on a phone; missing when none was taken. */
  readonly phone?: {
    readonly image: Uint8Array;
    readonly size: { readonly width: number; readonly height: number };
  };
  /** What a note may point at: by its index here, and at nothing else. */
  readonly places: readonly {
    readonly what: string;
    readonly text: string;
    readonly box: NonNullable<DesignRecommendation['box']>;
    readonly view: NonNullable<DesignRecommendation['view']>;
  }[];
  /** Titles of the notes that were measured already. */
  readonly measured: readonly string[];
}

export interface ModelDesignNote extends Omit<DesignRecommendation, 'box' | 'view' | 'writtenBy'> {
  /** Index into the page's places. */
  readonly place: number;
}

/** Rejects with half a sentence for the report. */
export type WriteDesignNotes = (
  page: PageScreenshot,
  signal: AbortSignal,
) => Promise<readonly ModelDesignNote[]>;
