/** Says once for the site that the texts of its template have to be replaced before anything can be written from them. */
import { countOf } from '@pagewright/contract/count-of';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { labelsOf, templateSamples } from '../facts/unfilled-template.ts';
import { draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, placeOf, quote, some } from './wording.ts';

const samplesMax = 3;

const unfilledPagesOf = ({ site, unfilled }: SuggestionSite) =>
  site.pages.filter(({ brief }) => unfilled.has(brief.url));

/** "“Card title”, “hello@yourdomain.com” and filler text"; empty where nothing short can be quoted. */
function samplesOf(site: SuggestionSite): string {
  const pages = unfilledPagesOf(site);
  const samples = [...new Set(pages.flatMap(templateSamples))].slice(0, samplesMax);
  const filler = pages.some(({ brief }) => brief.isFiller) ? ['filler text'] : [];
  return some([...samples.map((text) => quote(clip(text, 60))), ...filler], samplesMax + 1);
}

export function saidOf(site: SuggestionSite): string {
  const pages = unfilledPagesOf(site).length;
  const samples = samplesOf(site);
  const where = site.site.pages.length === 1 ? 'The page' : `${countOf(pages, 'page')} of the site`;
  return `${where} still ${pages === 1 ? 'has' : 'have'} the texts of the template${samples === '' ? '' : `, such as ${samples}`}.`;
}

const placesMax = 4;

/** "On /about: “Card title”. On /team: “John Doe”." */
export function placesOf(site: SuggestionSite): string {
  const home = site.home?.brief.url;
  return unfilledPagesOf(site)
    .flatMap((page) => {
      const own = [
        ...templateSamples(page).map((text) => quote(clip(text, 60))),
        ...(page.brief.isFiller ? ['the filler text'] : []),
      ];
      return own.length === 0
        ? []
        : [`Replace ${some(own, samplesMax)} on ${placeOf(page.brief.url, home)}.`];
    })
    .slice(0, placesMax)
    .join(' ');
}

/** On the first of these pages only. */
export const unfilledTemplate: ExtraWriter = ({ site, parts: { page } }) => {
  const pages = unfilledPagesOf(site);
  const first = site.home !== null && pages.includes(site.home) ? site.home : pages[0];
  // What cannot be shown is not claimed.
  return page === first && samplesOf(site) !== ''
    ? [
        draftOf(
          `${saidOf(site)} Put in your own words first: titles, descriptions and alt texts are written from them, so none are suggested until then.`,
        ),
      ]
    : [];
};

/** A label of the template that was overlooked on a page of the owner's: "Project Name" six times. */
export const templateTexts: ExtraWriter = ({ parts: { page } }) => {
  // Who writes about themes and templates says these words.
  const found = labelsOf(page.brief)
    .filter((text) => !/\b(?:theme|template|bootstrap|ui kit)\b|^(?:heading|header) \d$/i.test(text))
    .map(quote);
  return found.length === 0
    ? []
    : [
        draftOf(
          `Replace ${some(found, samplesMax)} with your own text: it came with the template, and visitors can see it.`,
        ),
      ];
};
