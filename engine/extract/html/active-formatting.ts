/** The list of active formatting elements: what a browser opens again after a misnested end tag. */

import type { OpenElement } from './open-element.ts';
import type { TagInfo } from './tag-info.ts';

/** Beyond this many the oldest are forgotten, so that hostile pages cannot make every block reopen thousands. */
const entriesMax = 64;
/** Equal elements beyond three are dropped, as the standard says. */
const equalMax = 3;

interface ElementKeys {
  keyOf(element: OpenElement): string;
}

export class ActiveFormatting {
  /** Null is a marker: cells, captions, templates and objects start afresh. */
  readonly entries: (OpenElement | null)[] = [];

  pushMarker(): void {
    this.entries.push(null);
  }

  /** `keys` tell apart elements of one name; they are asked for only when there are many. */
  push(element: OpenElement, keys: ElementKeys): void {
    if (this.isRepeated(element.info)) this.dropExcess(element, keys);
    this.entries.push(element);
    if (this.entries.length > entriesMax && this.entries[0] !== null) this.entries.shift();
  }

  /** As many of that name as may be equal, since the last marker. */
  private isRepeated({ name }: TagInfo): boolean {
    let count = 0;
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) break;
      if (entry.info.name === name) count += 1;
    }
    return count >= equalMax;
  }

  private dropExcess(element: OpenElement, keys: ElementKeys): void {
    const key = keys.keyOf(element);
    let equal = 0;
    let earliest = element;
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) break;
      if (entry.info.name !== element.info.name || keys.keyOf(entry) !== key) continue;
      equal += 1;
      earliest = entry;
    }
    if (equal >= equalMax) this.remove(earliest);
  }

  /** Takes the element out when nothing came after it, as in well nested pages. */
  takeLatest(element: OpenElement): boolean {
    const { entries } = this;
    if (entries.length === 0 || entries[entries.length - 1] !== element) return false;
    entries.pop();
    return true;
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
