/** Gives every URL of a site one id, however it is written. */
import type { UrlId } from '../../model/site-facts.ts';
import { detach } from '../detach.ts';

const absoluteUrl = /^https?:\/\//i;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

export class UrlIndex {
  /** Normalised, by id. */
  readonly urls: string[] = [];
  /** On the site itself, by id. */
  readonly internal: boolean[] = [];
  readonly #ids = new Map<string, UrlId>();
  /** Ids of URLs that are written otherwise than normalised, so that each is normalised once. */
  readonly #spellings = new Map<string, UrlId>();
  readonly #normalise: (url: string) => string | null;
  readonly #strings = new Map<string, string>();
  readonly #isInternal: (url: string) => boolean;

  constructor(normalise: (url: string) => string | null, host: string) {
    this.#normalise = normalise;
    this.#isInternal = sameSiteAs(host);
  }

  /** Null for what is not an http(s) URL. */
  idOf(spelling: string): UrlId | null {
    return this.#known(spelling) ?? this.#learn(detach(spelling));
  }

  /** The same for a URL that the facts hold resolved: it is a string of its own and need not be copied. */
  idOfResolved(written: string): UrlId | null {
    return this.#known(written) ?? this.#learn(written);
  }

  /** The same for a URL as written, relative to `base`. */
  idOfWritten(written: string, base: string): UrlId | null {
    const whole = absoluteUrl.test(written) ? written : URL.parse(written, base)?.href;
    return whole === undefined ? null : this.idOf(whole);
  }

  /** Null when it was not found on any page, in a sitemap or in a response. */
  find(spelling: string): UrlId | null {
    const known = this.#known(spelling);
    if (known !== undefined) return known;
    const url = this.#normalise(spelling);
    return url === null ? null : (this.#ids.get(url) ?? null);
  }

  /** One copy of a text that many pages share. */
  share(text: string): string {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    const own = detach(text);
    this.#strings.set(own, own);
    return own;
  }

  #learn(spelling: string): UrlId | null {
    const url = this.#normalise(spelling);
    if (url === null) return null;
    // One string for both, where they are the same.
    const id = this.#intern(url === spelling ? spelling : url);
    if (url !== spelling) this.#spellings.set(spelling, id);
    return id;
  }

  #known(spelling: string): UrlId | undefined {
    return this.#ids.get(spelling) ?? this.#spellings.get(spelling);
  }

  #intern(url: string): UrlId {
    const known = this.#ids.get(url);
    if (known !== undefined) return known;
    const id = this.urls.length;
    this.urls.push(url);
    this.internal.push(this.#isInternal(url));
    this.#ids.set(url, id);
    return id;
  }
}

/** Whether a URL is on the site's host, with or without www; other ports are other sites. */
function sameSiteAs(host: string): (url: string) => boolean {
  const own = withoutWww(host);
  return (url) => {
    const parsed = URL.parse(url);
    return parsed !== null && withoutWww(parsed.host) === own;
  };
}
