/** Suggests the price for the description of a product page. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { isInjection } from '../text.ts';
import { draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { length, quote } from './wording.ts';

const currencySigns: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** A product page that shows a price but not in the description. */
export const priceInSnippet: ExtraWriter = ({ parts: { page, description } }) => {
  const { brief } = page;
  const sign = currencySigns[brief.offer?.currency ?? ''];
  const price = brief.offer?.price.replace(/[.,]00$/, '');
  if (brief.description === null || description !== null || sign === undefined || price === undefined)
    return [];
  if (brief.type !== 'product' || /[£€$]/.test(brief.description) || isInjection(brief.description))
    return [];
  const ended = /[.!?]$/.test(brief.description) ? brief.description : `${brief.description}.`;
  const text = `${ended} ${sign}${price}.`;
  return graphemeLength(text) > limits.description.recommendedMax ||
    graphemeLength(text) < limits.description.recommendedMin
    ? []
    : [
        draftOf(
          `Say the price in the description, which the page shows and the search result does not: ${quote(text)} (${length(text)}).`,
          { kind: 'description', text },
        ),
      ];
};
