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
  /** Ids of URLs as written, so that each is normalised once. */
  readonly #spellings = new Map<string, UrlId | null>();
  readonly #normalise: (url: string) => string | null;
  readonly #strings = new Map<string, string>();
  readonly #isInternal: (url: string) => boolean;

  constructor(normalise: (url: string) => string | null, host: string) {
    this.#normalise = normalise;
    this.#isInternal = sameSiteAs(host);
  }

  /** Null for what is not an http(s) URL. */
  idOf(spelling: string): UrlId | null {
    const known = this.#spellings.get(spelling);
    return known === undefined ? this.#learn(detach(spelling)) : known;
  }

  /** The same for a URL that the facts hold resolved: it is a string of its own and need not be copied. */
  idOfResolved(written: string): UrlId | null {
    const known = this.#spellings.get(written);
    return known === undefined ? this.#learn(written) : known;
  }

  /** The same for a URL as written, relative to `base`. */
  idOfWritten(written: string, base: string): UrlId | null {
    const whole = absoluteUrl.test(written) ? written : URL.parse(written, base)?.href;
    return whole === undefined ? null : this.idOf(whole);
  }

  /** Null when it was not found on any page, in a sitemap or in a response. */
  find(spelling: string): UrlId | null {
    const known = this.#spellings.get(spelling);
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
    const id = url === null ? null : this.#intern(url);
    this.#spellings.set(spelling, id);
    return id;
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
