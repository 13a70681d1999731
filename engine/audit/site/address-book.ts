/** Gives every address of a site one number, whatever way a page spells it. */
import { AddressNotes, linkNumbersOf } from '../../facts/link-numbers.ts';
import type { LinkNode } from '../../facts/node-facts.ts';
import type { AddressId } from '../../facts/site-facts.ts';
import { detach } from '../detach.ts';

const wholeAddress = /^https?:\/\//i;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

export class AddressBook {
  /** In the common spelling, by id. */
  readonly urls: string[] = [];
  /** On the site itself, by id. */
  readonly internal: boolean[] = [];
  readonly #ids = new Map<string, AddressId>();
  /** Spellings met on pages, so that the next thousand alike cost one look. */
  readonly #spellings = new Map<string, AddressId | null>();
  /** Ids by the numbers of links' addresses, each plus one. */
  readonly #byNumber = new AddressNotes();
  #linkIds = new Int32Array(256);
  readonly #normalise: (url: string) => string | null;
  readonly #strings = new Map<string, string>();
  readonly #isInternal: (url: string) => boolean;

  constructor(normalise: (url: string) => string | null, host: string) {
    this.#normalise = normalise;
    this.#isInternal = sameSiteAs(host);
  }

  /** Null for what is no web address. */
  idOf(spelling: string): AddressId | null {
    const known = this.#spellings.get(spelling);
    return known === undefined ? this.#learn(detach(spelling)) : known;
  }

  /**
   * The same for an address that page facts hold resolved, which keeps no page alive. The very string is kept:
   * the next page that links there brings it again, and is known without comparing letters.
   */
  idOfResolved(address: string): AddressId | null {
    const known = this.#spellings.get(address);
    return known === undefined ? this.#learn(address) : known;
  }

  /** The id of the address of each link, -1 where there is none on the web; overwritten when it is asked for another page's. */
  idsOfLinks(links: readonly LinkNode[]): Int32Array {
    const known = linkNumbersOf(links);
    const byNumber = known === undefined ? null : this.#byNumber.for(known);
    if (links.length > this.#linkIds.length) this.#linkIds = new Int32Array(2 * links.length);
    for (let at = 0; at < links.length; at += 1) {
      const number = known?.numbers[at] ?? -1;
      const noted = byNumber === null || number === -1 ? 0 : (byNumber[number] ?? 0);
      const id = noted === 0 ? this.#idOfLink(links[at]) : noted - 1;
      if (byNumber !== null && number !== -1) byNumber[number] = id + 1;
      this.#linkIds[at] = id;
    }
    return this.#linkIds;
  }

  #idOfLink(link: LinkNode | undefined): number {
    return link?.kind === 'web' && link.resolved !== null ? (this.idOfResolved(link.resolved) ?? -1) : -1;
  }

  /** The same for an address as it is written on a page whose relative addresses start from `base`. */
  idOfWritten(address: string, base: string): AddressId | null {
    const whole = wholeAddress.test(address) ? address : URL.parse(address, base)?.href;
    return whole === undefined ? null : this.idOf(whole);
  }

  /** Null when no page, sitemap or answer ever named it. */
  find(spelling: string): AddressId | null {
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

  #learn(spelling: string): AddressId | null {
    const url = this.#normalise(spelling);
    const id = url === null ? null : this.#intern(url);
    this.#spellings.set(spelling, id);
    return id;
  }

  #intern(url: string): AddressId {
    const known = this.#ids.get(url);
    if (known !== undefined) return known;
    const id = this.urls.length;
    this.urls.push(url);
    this.internal.push(this.#isInternal(url));
    this.#ids.set(url, id);
    return id;
  }
}

/** Whether an address is on the site's host or its www twin; ports are other sites. */
function sameSiteAs(host: string): (url: string) => boolean {
  const own = withoutWww(host);
  return (url) => {
    const parsed = URL.parse(url);
    return parsed !== null && withoutWww(parsed.host) === own;
  };
}
