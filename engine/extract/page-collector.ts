/** Listens to the parser and passes elements and texts to the collectors. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { Doctype } from '@pagewright/html-stream/doctype';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import { bit } from '@pagewright/html-stream/tag-info';
import type { TreeListener } from '@pagewright/html-stream/tree-listener';
import { Collectors } from './collect/collectors.ts';
import { withSmallDigits } from './document/raised-digits.ts';
import { flagsInside, inLandmark, landmarkOf, scope } from './document/scope.ts';
import { onClose, onOpen } from './element-handlers.ts';

/** Attributes that collectors of any element use. */
const collectedAttributes = ~(globalAttribute.style | globalAttribute.event | globalAttribute.hidden);

export class PageCollector extends Collectors implements TreeListener {
  doctypeSeen: Doctype | null = null;
  headClosed: { readonly name: string; readonly node: number } | null = null;

  open(element: OpenElement, parent: OpenElement | undefined, contentFrom?: OpenElement): void {
    const { attributes } = element;
    const parentFlags = parent?.flags ?? 0;
    if ((parentFlags & scope.template) !== 0) {
      element.flags = parentFlags;
      return;
    }
    if (element.namespace === 'html' && (element.bits & bit.block) !== 0) this.visibleText.boundary();
    element.textStart = contentFrom?.textStart ?? this.visibleText.length;
    element.imageStart = contentFrom?.imageStart ?? this.imageCount;
    this.elements.add(element, parent);
    element.block = (element.bits & bit.block) !== 0 || parent === undefined ? element.node : parent.block;
    this.skeleton.add(element, parent);
    element.flags = flagsInside(element, parentFlags, attributes);
    if (attributes !== null && attributes.mask !== 0) this.noteAttributes(element, attributes);
    if (element.namespace !== 'html') return;
    this.noteLandmark(element, attributes, parentFlags);
    if (attributes !== null) onOpen.get(element.info.name)?.(this, element, attributes);
  }

  private noteLandmark(element: OpenElement, attributes: Attributes | null, parentFlags: number): void {
    const role =
      attributes === null || (attributes.mask & globalAttribute.role) === 0
        ? null
        : (attributes.get('role')?.trim().toLowerCase() ?? null);
    const landmark = landmarkOf(element, role, parentFlags);
    if (landmark !== null) {
      element.flags = inLandmark(element.flags, landmark);
      this.landmarks.landmark(landmark, element);
    }
    const mayBeDialog =
      role !== null ||
      element.info.name === 'dialog' ||
      element.info.name === 'div' ||
      (attributes?.mask ?? 0) >= globalAttribute.ariaModal;
    if (mayBeDialog && attributes !== null && attributes.mask !== 0)
      this.landmarks.dialog(element, attributes, role);
  }

  private noteAttributes(element: OpenElement, attributes: Attributes): void {
    const { mask } = attributes;
    if ((mask & globalAttribute.style) !== 0) this.backgrounds.note(attributes.get('style'));
    if ((mask & globalAttribute.event) !== 0) this.eventAttributes += countEvents(attributes);
    if ((mask & collectedAttributes) === 0) return;
    if ((mask & globalAttribute.nosnippet) !== 0 && this.nosnippetNodes.length < 1000)
      this.nosnippetNodes.push(element.node);
    if ((mask & (globalAttribute.id | globalAttribute.idReference | globalAttribute.name)) !== 0) {
      this.ids.note(element, attributes, this.elements.ids);
    }
    if ((mask & (globalAttribute.class | globalAttribute.rel)) !== 0) this.bylines.note(element, attributes);
    const structured =
      globalAttribute.itemscope |
      globalAttribute.itemprop |
      globalAttribute.typeof |
      globalAttribute.property |
      globalAttribute.vocab;
    if ((mask & structured) !== 0) this.items.note(element, attributes);
  }

  close(element: OpenElement, until?: OpenElement): void {
    if (element.node < 0) return;
    const textEnd = until?.textStart ?? this.visibleText.length;
    const isHtml = element.namespace === 'html';
    if (isHtml)
      onClose.get(element.info.name)?.(this, element, textEnd, until?.imageStart ?? this.imageCount);
    this.bylines.end(element, textEnd);
    this.items.end(element, textEnd);
    if (isHtml && (element.bits & bit.block) !== 0) this.visibleText.boundary();
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    if (element.node >= 0) this.elements.reparent(element, parent);
  }

  text(text: string, parent: OpenElement | undefined): void {
    if (parent === undefined) return;
    if ((parent.flags & (scope.silent | scope.svg)) !== 0) {
      if (parent.namespace === 'svg' && parent.info.name === 'title') this.links.svgTitle(text);
      return;
    }
    const isRaised = (parent.flags & scope.raised) !== 0;
    const isSmall = isRaised || parent.info.name === 'sub';
    const words = isSmall
      ? withSmallDigits(text, isRaised ? 'sup' : 'sub', this.visibleText.lastCharacter)
      : text;
    this.visibleText.append(words, parent.flags, parent.block);
  }

  rawText(element: OpenElement, text: string, start: number, end: number): void {
    if (element.node < 0) return;
    switch (element.info.name) {
      case 'title':
        this.head.title(element, text);
        break;
      case 'script':
        this.script(element, text);
        if (end > start && this.scriptRanges.length < 1000) this.scriptRanges.push([start, end]);
        break;
      case 'xmp':
        this.visibleText.append(text, element.flags, element.block);
        break;
      default:
    }
  }

  private script(element: OpenElement, text: string): void {
    if (this.scriptKind === 'json-ld') {
      if (this.jsonLd.length < 200) this.jsonLd.push({ raw: text, node: element.node });
    } else if (this.scriptKind === 'inline' && text.trim() !== '') this.resources.inlineScripts += 1;
  }

  doctype(doctype: Doctype): void {
    this.doctypeSeen = doctype;
  }

  addAttributes(to: OpenElement, attributes: Attributes): void {
    if (to.info.name === 'body') {
      this.bodyTags += 1;
      return;
    }
    this.html = { ...this.html, lang: this.html.lang ?? attributes.get('lang') };
  }

  headClosedBy(name: string): void {
    // The element itself follows, after the implied body.
    this.headClosed ??= { name, node: name === '#text' ? -1 : this.elements.count + 1 };
  }

  bodyDropped(body: OpenElement): void {
    this.visibleText.clear();
    this.head.dropFrom(body.node);
    this.links.dropFrom(body.node);
    this.headings.dropFrom(body.node);
  }

  strayHead(): void {
    this.headTags += 1;
  }

  tooDeep(): void {
    this.capped.add('depth');
  }

  tooManyAttributes(): void {
    this.capped.add('attributes');
  }
}

const countEvents = ({ names }: Attributes): number => names.filter((name) => name.startsWith('on')).length;
