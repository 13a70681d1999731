/** Collects forms and their controls, with what labels them. */

import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { ControlNode, FormNode } from '../../model/node-facts.ts';
import { scope } from '../document/scope.ts';
import type { UrlResolver } from '../document/url-resolver.ts';
import { collapseSpace } from '../document/white-space.ts';
import { addLimited, type CollectContext, type TextRange } from './context.ts';
import { nameOf } from './links.ts';

interface FormDraft {
  readonly action: string | null;
  readonly method: string;
  hasPassword: boolean;
  controls: number;
  readonly node: number;
}

export interface ButtonDraft extends TextRange {
  readonly element: 'button';
  readonly label: string | null;
  readonly title: string | null;
  readonly alt: null;
  svgTitle: string;
  readonly node: number;
}

interface ControlDraft extends Omit<ControlNode, 'labelled'> {
  /** Labelled by itself or by a label around it. */
  readonly named: boolean;
  readonly button: ButtonDraft | null;
}

export class Forms {
  readonly buttons: ButtonDraft[] = [];
  /** Ids that a label points at. */
  readonly labelled = new Set<string>();
  private readonly forms: FormDraft[] = [];
  private readonly controls: ControlDraft[] = [];
  private current: FormDraft | null = null;
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  startForm(element: OpenElement, attributes: Attributes): void {
    const form: FormDraft = {
      action: attributes.get('action'),
      method: attributes.get('method')?.trim().toLowerCase() || 'get',
      hasPassword: false,
      controls: 0,
      node: element.node,
    };
    if (addLimited(this.context, this.forms, form)) this.current = form;
  }

  endForm(): void {
    this.current = null;
  }

  label(attributes: Attributes): void {
    const target = attributes.get('for');
    if (target !== null && this.labelled.size < 20_000) this.labelled.add(target);
  }

  control(element: OpenElement, attributes: Attributes): void {
    const name = element.info.name;
    if (name !== 'input' && name !== 'select' && name !== 'textarea' && name !== 'button') return;
    const type = attributes.get('type')?.trim().toLowerCase() || (name === 'input' ? 'text' : name);
    const button = name === 'button' ? this.startButton(element, attributes) : null;
    addLimited(this.context, this.controls, {
      element: name,
      type,
      name: attributes.get('name'),
      id: attributes.get('id'),
      placeholder: attributes.get('placeholder'),
      node: element.node,
      named: isNamed(type, attributes) || (element.flags & scope.label) !== 0,
      button,
    });
    if (this.current === null) return;
    this.current.controls += 1;
    if (type === 'password') this.current.hasPassword = true;
  }

  private startButton(element: OpenElement, attributes: Attributes): ButtonDraft {
    const draft: ButtonDraft = {
      element: 'button',
      label: attributes.get('aria-label'),
      title: attributes.get('title'),
      alt: null,
      svgTitle: '',
      node: element.node,
      from: element.textStart,
      to: element.textStart,
      imagesFrom: element.imageStart,
      imagesTo: element.imageStart,
    };
    if (addLimited(this.context, this.buttons, draft)) element.draft = this.buttons.length - 1;
    return draft;
  }

  endButton(element: OpenElement, textEnd: number, imagesEnd: number): void {
    const draft = element.draft === -1 ? undefined : this.buttons[element.draft];
    if (draft?.node !== element.node) return;
    draft.to = textEnd;
    draft.imagesTo = imagesEnd;
  }

  finishForms(urls: UrlResolver, pageUrl: string): FormNode[] {
    return this.forms.map((form) => ({
      ...form,
      resolved: form.action === null || form.action.trim() === '' ? pageUrl : urls.resolve(form.action),
    }));
  }

  finishControls(text: string, alts: readonly (string | null)[]): ControlNode[] {
    return this.controls.map(({ named, button, ...control }) => ({
      ...control,
      labelled:
        named ||
        (control.id !== null && this.labelled.has(control.id)) ||
        (button !== null && nameOf(button, collapseSpace(text.slice(button.from, button.to)), alts) !== ''),
    }));
  }
}

const hasText = (value: string | null): boolean => value !== null && value.trim() !== '';

/** Submit and reset have a default name; a value or alt names other buttons. */
function isNamed(type: string, attributes: Attributes): boolean {
  if (
    hasText(attributes.get('aria-label')) ||
    attributes.has('aria-labelledby') ||
    hasText(attributes.get('title'))
  )
    return true;
  if (type === 'hidden' || type === 'submit' || type === 'reset') return true;
  if (type === 'button') return hasText(attributes.get('value'));
  return type === 'image' && hasText(attributes.get('alt'));
}
