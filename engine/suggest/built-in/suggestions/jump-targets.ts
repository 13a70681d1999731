/** Finds what a link to a part of a page means when nothing there has that id. */
import { fold } from '../../../text/fold.ts';
import type { PageBrief } from '../../page-brief.ts';
import { clip, markup, quote } from './wording.ts';

const plainLetters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Only where a heading says what the link means: "#set-up" means "Set up". */
export function jumpTarget(fragment: string, { headings }: PageBrief, where: string): string | null {
  const id = fragment.replace(/^#/, '');
  const meant = headings.find(({ text }) => plainLetters(text) === plainLetters(id));
  if (meant === undefined || plainLetters(id) === '') return null;
  const { level, text } = meant;
  return meant.id === undefined
    ? `The link to #${id} jumps nowhere. Write <h${level} id="${markup(id)}">${markup(clip(text, 60))}</h${level}>${where}.`
    : `The link to #${id} jumps nowhere: the heading ${quote(clip(text, 60))}${where} has id="${markup(meant.id)}". Link to #${markup(meant.id)}.`;
}
