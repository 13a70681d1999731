/** The list of active formatting elements: what a browser opens again after a misnested end tag. */

import type { OpenElement } from './open-element.ts';

/** Beyond this many the oldest are forgotten, so that hostile pages cannot make every block reopen thousands. */
const entriesMax = 64;
/** Equal elements beyond three are dropped, as the standard says. */
const equalMax = 3;

export class ActiveFormatting {
  /** Null is a marker: cells, captions, templates and objects start afresh. */
  readonly entries: (OpenElement | null)[] = [];

  pushMarker(): void {
    this.entries.push(null);
  }

  /** `keyOf` tells apart elements of one name; it is asked only when there are many. */
  push(element: OpenElement, keyOf: (element: OpenElement) => string): void {
    this.dropExcess(element, keyOf);
    this.entries.push(element);
    if (this.entries.length > entriesMax && this.entries[0] !== null) this.entries.shift();
  }

  private dropExcess(element: OpenElement, keyOf: (element: OpenElement) => string): void {
    const named: OpenElement[] = [];
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) break;
      if (entry.info.name === element.info.name) named.push(entry);
    }
    if (named.length < equalMax) return;
    const key = keyOf(element);
    const equal = named.filter((entry) => keyOf(entry) === key);
    const earliest = equal[equal.length - 1];
    if (equal.length >= equalMax && earliest !== undefined) this.remove(earliest);
  }

  clearToMarker(): void {
    while (this.entries.length > 0 && this.entries.pop() !== null);
  }

  /** The latest of that name since the last marker. */
  latest(name: string): OpenElement | null {
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) return null;
      if (entry.info.name === name) return entry;
    }
    return null;
  }

  remove(element: OpenElement): void {
    const at = this.entries.lastIndexOf(element);
    if (at !== -1) this.entries.splice(at, 1);
  }

  replace(element: OpenElement, by: OpenElement): void {
    const at = this.entries.lastIndexOf(element);
    if (at !== -1) this.entries[at] = by;
  }
}
