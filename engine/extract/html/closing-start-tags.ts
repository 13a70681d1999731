/** Start tags that close what they may not stand in: links, list items, buttons, nobr. */
import { adopt } from './adoption-agency.ts';
import { endOrdinary } from './body-end-tags.ts';
import type { Construction } from './construction.ts';
import { reconstructFormatting } from './reconstruct-formatting.ts';
import { bit } from './tag-info.ts';
import type { StartTag } from './tokenizer.ts';

export function startButton(page: Construction, tag: StartTag): void {
  if (page.stack.hasInScope('button')) {
    page.stack.generateImpliedEnds();
    page.stack.popUntil('button');
  }
  reconstructFormatting(page);
  page.insert(tag);
  page.framesetOk = false;
}

export function startNobr(page: Construction, tag: StartTag): void {
  reconstructFormatting(page);
  if (page.stack.hasInScope('nobr')) {
    if (!adopt(page, tag.info)) endOrdinary(page, tag.info);
    reconstructFormatting(page);
  }
  page.insertFormatting(tag);
}

export function startLink(page: Construction, tag: StartTag): void {
  const open = page.formatting.latest('a');
  if (open !== null) {
    if (!adopt(page, tag.info)) endOrdinary(page, tag.info);
    page.stack.remove(open);
    page.formatting.remove(open);
  }
  reconstructFormatting(page);
  page.insertFormatting(tag);
}

export function startListItem(page: Construction, tag: StartTag): void {
  const { stack } = page;
  page.framesetOk = false;
  const kind = tag.info.bodyEnd;
  for (let at = stack.items.length - 1; at > 0; at -= 1) {
    const element = stack.items[at];
    if (element === undefined) break;
    if (element.namespace === 'html' && element.info.bodyEnd === kind) {
      stack.generateImpliedEnds(element.info.name);
      stack.popUntil(element.info.name);
      break;
    }
    if ((element.bits & bit.listBoundary) !== 0) break;
  }
  page.closeP();
  page.insert(tag);
}
