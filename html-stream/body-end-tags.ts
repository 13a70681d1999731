/** End tags in the "in body" insertion mode. */
import { adopt } from './adoption-agency.ts';
import { mode } from './insertion-mode.ts';
import { closeTemplate } from './modes-head.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { bit, bodyEnd, type TagInfo } from './tag-info.ts';
import type { TreeBuilder } from './tree-builder.ts';

export function endTagInBody(builder: TreeBuilder, info: TagInfo): void {
  const { current } = builder.stack;
  if (current === undefined || current.info.name !== info.name || current.namespace !== 'html')
    endMisnested(builder, info);
  else if (endsPlainly(info)) builder.stack.pop();
  else if (info.bodyEnd === bodyEnd.formatting && builder.formatting.takeLatest(current)) builder.stack.pop();
  else endMisnested(builder, info);
}

function endMisnested(builder: TreeBuilder, info: TagInfo): void {
  const { stack } = builder;
  switch (info.bodyEnd) {
    case bodyEnd.ordinary:
      endOrdinary(builder, info);
      return;
    case bodyEnd.formatting:
      if (!adopt(builder, info)) endOrdinary(builder, info);
      return;
    case bodyEnd.p:
      if (!stack.hasInScope('p', bit.buttonScope)) builder.insertImplied('p');
      builder.stack.closeP();
      return;
    case bodyEnd.block:
      if (!stack.hasInScope(info.name)) return;
      stack.generateImpliedEnds();
      stack.popUntil(info.name);
      return;
    case bodyEnd.li:
      if (!stack.hasInScope('li', bit.listScope)) return;
      stack.generateImpliedEnds('li');
      stack.popUntil('li');
      return;
    case bodyEnd.dd:
      if (!stack.hasInScope(info.name)) return;
      stack.generateImpliedEnds(info.name);
      stack.popUntil(info.name);
      return;
    case bodyEnd.heading:
      endHeading(builder);
      return;
    default:
      endRarer(builder, info);
  }
}

/** Its end tag does nothing but close the current element. */
const endsPlainly = ({ bodyEnd: kind }: TagInfo): boolean =>
  kind === bodyEnd.ordinary ||
  kind === bodyEnd.block ||
  kind === bodyEnd.p ||
  kind === bodyEnd.li ||
  kind === bodyEnd.dd ||
  kind === bodyEnd.heading;

/** The latest open element of that name, unless a special one is open inside it. */
export function endOrdinary(builder: TreeBuilder, info: TagInfo): void {
  const { stack } = builder;
  for (let at = stack.items.length - 1; at > 0; at -= 1) {
    const element = stack.items[at];
    if (element === undefined) return;
    if (element.info.name === info.name && element.namespace === 'html') {
      stack.generateImpliedEnds(info.name);
      stack.popThrough(at);
      return;
    }
    if ((element.bits & bit.special) !== 0) return;
  }
}

function endHeading(builder: TreeBuilder): void {
  const { stack } = builder;
  if (!stack.hasKindInScope(bit.heading, bit.scope)) return;
  stack.generateImpliedEnds();
  for (let found = false; !found && stack.items.length > 0; ) {
    found = ((stack.current?.bits ?? 0) & bit.heading) !== 0;
    stack.pop();
  }
}

function endRarer(builder: TreeBuilder, info: TagInfo): void {
  const { stack } = builder;
  switch (info.bodyEnd) {
    case bodyEnd.br:
      // `</br>` counts as `<br>`.
      reconstructFormatting(builder);
      builder.insertImplied('br');
      stack.pop();
      builder.framesetOk = false;
      return;
    case bodyEnd.body:
      if (stack.hasInScope('body')) builder.mode = mode.afterBody;
      return;
    case bodyEnd.html:
      if (!stack.hasInScope('body')) return;
      builder.mode = mode.afterBody;
      builder.endTagIn(mode.afterBody, info);
      return;
    case bodyEnd.form:
      endForm(builder);
      return;
    case bodyEnd.marker:
      if (!stack.hasInScope(info.name)) return;
      stack.generateImpliedEnds();
      stack.popUntil(info.name);
      builder.formatting.clearToMarker();
      return;
    default:
      closeTemplate(builder);
  }
}

function endForm(builder: TreeBuilder): void {
  const { stack, form } = builder;
  if (builder.templates > 0) {
    if (!stack.hasInScope('form')) return;
    stack.generateImpliedEnds();
    stack.popUntil('form');
    return;
  }
  builder.form = null;
  if (form === null || !stack.hasInScope('form')) return;
  stack.generateImpliedEnds();
  stack.remove(form);
}
