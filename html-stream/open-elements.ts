/** The stack of open elements. */
import type { OpenElement } from './open-element.ts';
import { bit } from './tag-info.ts';

/** Deeper elements are counted but not tracked; browsers have a limit of about this depth too. */
export const depthMax = 512;

export class OpenElements {
  readonly items: OpenElement[] = [];
  /** Elements beyond `depthMax` that are open but not on the stack. */
  untracked = 0;
  private readonly owner: { closed(element: OpenElement): void };

  /** The owner is called for each element that is popped. */
  constructor(owner: { closed(element: OpenElement): void }) {
    this.owner = owner;
  }

  get current(): OpenElement | undefined {
    return this.items.at(-1);
  }

  get currentName(): string {
    const { current } = this;
    return current !== undefined && current.namespace === 'html' ? current.info.name : '';
  }

  push(element: OpenElement): void {
    this.items.push(element);
    element.isOpen = true;
  }

  pop(): void {
    const element = this.items.pop();
    if (element !== undefined) this.leave(element);
  }

  private leave(element: OpenElement): void {
    element.isOpen = false;
    this.owner.closed(element);
  }

  /** Pops down to and with the element at `index`. */
  popThrough(index: number): void {
    while (this.items.length > index) this.pop();
  }

  /** Pops until an HTML element of that name is popped. */
  popUntil(name: string): void {
    while (this.items.length > 0) {
      const found = this.currentName === name;
      this.pop();
      if (found) return;
    }
  }

  /** Pops until the current element has one of the names, or is html. */
  popBackTo(...names: readonly string[]): void {
    while (this.items.length > 1 && !names.includes(this.currentName)) this.pop();
  }

  /** Removes an element from anywhere in the stack. */
  remove(element: OpenElement): void {
    const at = this.items.lastIndexOf(element);
    if (at === -1) return;
    this.items.splice(at, 1);
    this.leave(element);
  }

  /** Replaces an element, or removes it, without an event. */
  exchange(element: OpenElement, by: OpenElement | null): void {
    const at = this.items.lastIndexOf(element);
    if (at === -1) return;
    element.isOpen = false;
    if (by === null) this.items.splice(at, 1);
    else {
      this.items[at] = by;
      by.isOpen = true;
    }
  }

  /** Inserts an element above another. */
  insertAfter(element: OpenElement, after: OpenElement): void {
    this.items.splice(this.items.lastIndexOf(after) + 1, 0, element);
    element.isOpen = true;
  }

  /** Index of the latest HTML element of that name; -1 when none is open. */
  indexOf(name: string): number {
    return this.items.findLastIndex(({ info, namespace }) => info.name === name && namespace === 'html');
  }

  /** Whether an HTML element of that name is open with no boundary of that kind above it. */
  hasInScope(name: string, boundary: number = bit.scope): boolean {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const element = this.items[at];
      if (element === undefined) return false;
      if (element.info.name === name && element.namespace === 'html') return true;
      if ((element.bits & boundary) !== 0) return false;
    }
    return false;
  }

  /** The same for any element with one of these bits. */
  hasKindInScope(kind: number, boundary: number): boolean {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const bits = this.items[at]?.bits ?? 0;
      if ((bits & kind) !== 0) return true;
      if ((bits & boundary) !== 0) return false;
    }
    return false;
  }

  generateImpliedEnds(except = ''): void {
    for (let element = this.current; element !== undefined; element = this.current) {
      if ((element.bits & bit.impliedEnd) === 0 || element.info.name === except) return;
      this.pop();
    }
  }

  generateImpliedEndsThoroughly(): void {
    while (((this.current?.bits ?? 0) & bit.impliedEndThorough) !== 0) this.pop();
  }

  /** Closes a p element in button scope, if there is one. */
  closeP(): void {
    if (!this.hasInScope('p', bit.buttonScope)) return;
    this.generateImpliedEnds('p');
    this.popUntil('p');
  }
}
