/** End tags in body: what they close, and what they close on the way. */
import { adopt } from './adoption-agency.ts';
import type { Construction } from './construction.ts';
import { mode } from './insertion-mode.ts';
import { closeTemplate } from './modes-head.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { bit, bodyEnd, type TagInfo, tagNamed } from './tag-info.ts';

export function endTagInBody(page: Construction, info: TagInfo): void {
  const { current } = page.stack;
  // Well nested, as nearly always: it closes what was opened last.
  if (current === undefined || current.info !== info || current.namespace !== 'html')
    endMisnested(page, info);
  else if (endsPlainly(info)) page.stack.pop();
  else if (info.bodyEnd === bodyEnd.formatting && page.formatting.takeLatest(current)) page.stack.pop();
  else endMisnested(page, info);
}

function endMisnested(page: Construction, info: TagInfo): void {
  const { stack } = page;
  switch (info.bodyEnd) {
    case bodyEnd.ordinary:
      endOrdinary(page, info);
      return;
    case bodyEnd.formatting:
      if (!adopt(page, info)) endOrdinary(page, info);
      return;
    case bodyEnd.p:
      if (!stack.hasInScope('p', bit.buttonScope)) page.insertImplied('p');
      page.closeP();
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
      endHeading(page);
      return;
    default:
      endRarer(page, info);
  }
}

/** Its end tag does nothing but close it. */
const endsPlainly = ({ bodyEnd: kind }: TagInfo): boolean =>
  kind === bodyEnd.ordinary ||
  kind === bodyEnd.block ||
  kind === bodyEnd.p ||
  kind === bodyEnd.li ||
  kind === bodyEnd.dd ||
  kind === bodyEnd.heading;

/** The latest open element of that name, unless a special one is open inside it. */
export function endOrdinary(page: Construction, info: TagInfo): void {
  const { stack } = page;
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

function endHeading(page: Construction): void {
  const { stack } = page;
  if (!stack.hasKindInScope(bit.heading, bit.scope)) return;
  stack.generateImpliedEnds();
  for (let found = false; !found && stack.items.length > 0; ) {
    found = ((stack.current?.bits ?? 0) & bit.heading) !== 0;
    stack.pop();
  }
}

function endRarer(page: Construction, info: TagInfo): void {
  const { stack } = page;
  switch (info.bodyEnd) {
    case bodyEnd.br:
      // `</br>` is read as `<br>`.
      reconstructFormatting(page);
      page.insertImplied(tagNamed('br').name);
      stack.pop();
      page.framesetOk = false;
      return;
    case bodyEnd.body:
      if (stack.hasInScope('body')) page.mode = mode.afterBody;
      return;
    case bodyEnd.html:
      if (!stack.hasInScope('body')) return;
      page.mode = mode.afterBody;
      page.endTagIn(mode.afterBody, info);
      return;
    case bodyEnd.form:
      endForm(page);
      return;
    case bodyEnd.marker:
      if (!stack.hasInScope(info.name)) return;
      stack.generateImpliedEnds();
      stack.popUntil(info.name);
      page.formatting.clearToMarker();
      return;
    default:
      closeTemplate(page);
  }
}

function endForm(page: Construction): void {
  const { stack, form } = page;
  if (page.templates > 0) {
    if (!stack.hasInScope('form')) return;
    stack.generateImpliedEnds();
    stack.popUntil('form');
    return;
  }
  page.form = null;
  if (form === null || !stack.hasInScope('form')) return;
  stack.generateImpliedEnds();
  stack.remove(form);
}
