/** Puts what an analyst wrote for a page into the page of a report. */
import type { Page } from '@pagewright/contract/entities/page';
import type { AdvisedPage } from './advise/advisor.ts';

/** Suggestions stand where their issues stand; an empty one says that there is nothing to say. */
export function withAdvice(page: Page, advised: AdvisedPage): Page {
  const { writtenBy, title, description, headings, links, withheld, filledIn } = advised;
  const alts = new Map(advised.altTexts.map(({ src, text }) => [src, text]));
  return {
    ...page,
    suggestions: advised.suggestions.map((suggestion) => suggestion?.text ?? ''),
    images: page.images.map((image) => {
      const suggestedAlt = alts.get(image.src);
      return suggestedAlt === undefined ? image : { ...image, suggestedAlt };
    }),
    advice: {
      writtenBy,
      title,
      description,
      headings: [...headings],
      links: [...links],
      withheld: [...withheld],
      ...(filledIn && { filledIn: { parts: [...filledIn.parts], why: filledIn.why } }),
    },
  };
}

/** The same for a page whose issues may have changed since: each suggestion goes to the issue of its rule. */
export function withAdviceAnew(page: Page, advised: AdvisedPage): Page {
  const about = page.issues.map(
    ({ ruleId }) => advised.suggestions.find((each) => each?.ruleId === ruleId) ?? null,
  );
  const alone = advised.suggestions.filter((each) => each !== null && each.ruleId === null);
  const last = alone.length > 0 ? about.length : about.findLastIndex((each) => each !== null) + 1;
  return withAdvice(page, { ...advised, suggestions: [...about.slice(0, last), ...alone] });
}
