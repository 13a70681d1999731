/** Design checks on what people see without scrolling, on a phone and on a desktop. */
import type { RenderFacts, SeenElement } from '../../model/render-facts.ts';
import { type DesignResult, nameOf, note, screenPx, strength, topOf } from './design-note.ts';

const phoneScreenPx = 844;
const phoneViewPx = 700;

const buttonsMax = 2;

/** One of few in the first screen, and the only one of its name: of several alike none is the main one. */
function mainButton(calls: readonly SeenElement[]): SeenElement | undefined {
  if (calls.length > buttonsMax) return undefined;
  return calls.find(
    ({ box, text }) =>
      box.y + box.height <= screenPx &&
      box.y > 120 &&
      calls.filter((other) => other.text === text).length === 1,
  );
}

/** On a phone: the heading, and the button that the desktop shows at once. */
export function firstScreens({ mobile, desktop }: RenderFacts): DesignResult {
  if (mobile === null || desktop === null || mobile.width > mobile.screenWidth + 1) return null;
  const { heading, action } = mobile.firstScreen;
  const main = desktop.headings.find(({ level }) => level === 1);
  const view = 'mobile';
  if (heading === null && main !== undefined && main.box.y < screenPx)
    return note({
      title: 'The heading is below the first screen of a phone',
      severity: 'medium',
      category: 'visual_hierarchy',
      description: `${nameOf(main)} is visible right away on a desktop, but not in the first ${phoneScreenPx} pixels on a phone.`,
      recommendation: `Make what is above ${nameOf(main)} smaller on phones, or move it below.`,
      expectedImpact: 'Visitors on phones see right away where they are.',
      at: topOf(mobile, phoneScreenPx),
      view,
    });
  const button = mainButton(desktop.callsToAction);
  if (action === null && button !== undefined && button.text !== '')
    return note({
      title: 'The main button is below the first screen of a phone',
      severity: 'low',
      category: 'layout',
      description: `${nameOf(button)} is visible right away on a desktop, but not in the first ${phoneScreenPx} pixels on a phone.`,
      recommendation: `Move ${nameOf(button)} up on phones, above pictures and longer texts.`,
      expectedImpact: 'Visitors on phones can act without scrolling.',
      at: topOf(mobile, phoneScreenPx),
      view,
    });
  // Where browser bars leave it in view, and it is the page's own heading.
  const isInView = ({ box }: SeenElement): boolean => box.y + box.height <= phoneViewPx;
  if (heading === null || action === null || ![heading, action].every(isInView)) return null;
  // On a page of one screen everything is in view.
  if (heading.text !== main?.text || mobile.pageHeight < phoneScreenPx * 1.5) return null;
  return strength(
    `Without scrolling, phone visitors see ${nameOf(heading)} and the ${nameOf(action)} button.`,
  );
}
