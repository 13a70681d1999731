/** The data of a demo site: pages, files and responses. */

export interface DemoPage {
  readonly path: string;
  /** The file in the site's `pages` folder with the content of the main element. */
  readonly body: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly lang?: string;
  /** Its own URL by default; null for none. */
  readonly canonical?: string | null;
  readonly hasViewport?: false;
  readonly robots?: string;
  readonly shareImage?: string | null;
  readonly shareType?: 'website' | 'article' | 'product';
  /** JSON-LD blocks; a string is sent as it is, including its faults. */
  readonly schema?: readonly (Readonly<Record<string, unknown>> | string)[];
  readonly alternates?: Readonly<Record<string, string>>;
  /** A modifier of the body's class. */
  readonly bodyClass?: string;
  readonly delayMs?: number;
}

export interface DemoSite {
  readonly host: string;
  /** Where `pages` and `files` are. */
  readonly folder: string;
  readonly name: string;
  readonly tagline: string;
  readonly pages: readonly DemoPage[];
  /** Main navigation, then the footer's, as pairs of path and text. */
  readonly menu: readonly (readonly [path: string, words: string])[];
  readonly footer: readonly (readonly [path: string, words: string])[];
  /** The last line of every page. */
  readonly imprint: string;
  readonly redirects: Readonly<Record<string, string>>;
  /** Plain text by path, such as robots.txt. */
  readonly texts: Readonly<Record<string, string>>;
  /** Paths of the sitemap in their order; null for no sitemap. */
  readonly sitemap: readonly string[] | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly compresses: boolean;
  readonly leadsToHttps: boolean;
}

export const originOf = ({ host }: Pick<DemoSite, 'host'>): string => `https://${host}`;
