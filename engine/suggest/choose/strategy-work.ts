/** Pieces of work that findings are put together into, with effort and gain; and the markup for a business that visitors can come to. */

import { countOf } from '@pagewright/contract/count-of';
import type { StrategicRecommendation } from '@pagewright/contract/entities/insights';
import type { BrokenRule } from '../../audit/group-by-rule.ts';
import { schemaOrgTypeOf } from '../facts/business-types.ts';
import { kindByLabels, pagesOf, showsPlace } from '../facts/kind-of-site.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { isTemplateContact } from '../facts/unfilled-template.ts';
import { placesOf, saidOf } from '../write/template-texts.ts';
import { script } from '../write/wording.ts';

export interface Work {
  readonly rules: readonly BrokenRule[];
  readonly title: string;
  readonly description: string;
  readonly implementation: string;
  readonly minutes: number;
}

export type WorkWriter = (site: SuggestionSite, broken: readonly BrokenRule[]) => Work[];

/** How long the work takes a person who has the texts at hand. */
export const minutesEach = {
  title: 2,
  description: 2,
  alt: 1,
  merge: 10,
  template: 10,
  markup: 15,
  fillIn: 30,
} as const;

export const examplesMax = 3;

const priorities = { critical: 'high', warning: 'medium', info: 'low' } as const;
const severities = ['critical', 'warning', 'info'] as const;

/** Of the worst finding that is cleared. */
const severityOf = ({ rules }: Work): (typeof severities)[number] =>
  severities.find((severity) => rules.some(({ issue }) => issue.severity === severity)) ?? 'info';

/** As the report lists what they clear; what clears nothing comes last. */
export function inOrderOf(broken: readonly BrokenRule[]): (a: Work, b: Work) => number {
  const rankOf = new Map(broken.map(({ issue }, rank) => [issue.ruleId, rank]));
  const first = ({ rules }: Work): number =>
    Math.min(broken.length, ...rules.map(({ issue }) => rankOf.get(issue.ruleId) ?? broken.length));
  return (a, b) => first(a) - first(b);
}

/** Rules as far as a text was written for their pages: nothing is promised for the others. */
export function onPages(
  rules: readonly BrokenRule[],
  written: readonly { readonly url: string }[],
): BrokenRule[] {
  const urls = new Set(written.map(({ url }) => url));
  return rules.flatMap((rule) => {
    const own = rule.urls.filter((url) => urls.has(url));
    const share = own.length / Math.max(1, rule.urls.length);
    return own.length === 0
      ? []
      : [{ ...rule, urls: own, points: rule.points * share, findings: Math.ceil(rule.findings * share) }];
  });
}

const effortOf = (minutes: number): string =>
  `about ${minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour')}`;

function gainOf({ rules }: Work): string {
  const findings = rules.reduce((sum, rule) => sum + rule.findings, 0);
  const pages = new Set(rules.flatMap(({ urls }) => urls)).size;
  if (findings === 0) return 'Fixes no finding, but search results and maps can show it.';
  return `Clears ${countOf(findings, 'finding')}${pages === 0 ? '' : ` on ${countOf(pages, 'page')}`}.`;
}

export function toRecommendation(work: Work): StrategicRecommendation {
  const { title, description, implementation, minutes } = work;
  return {
    title,
    priority: priorities[severityOf(work)],
    description,
    implementation: `${implementation} Effort: ${effortOf(minutes)}.`,
    expectedImpact: gainOf(work),
    ruleIds: work.rules.map(({ issue }) => issue.ruleId),
  };
}

const isBusiness =
  /LocalBusiness|Store|Restaurant|Hotel|Bakery|Cafe|Dentist|Physician|Attorney|Salon|Plumber/;

function shownPlace(siteContext: SuggestionSite) {
  const { home, pages } = pagesOf(siteContext);
  const shown = [...(home === null ? [] : [home]), ...pages.filter(({ type }) => type === 'contact')];
  const place = shown.flatMap(({ contacts }) => contacts.places).find(({ street }) => street !== null);
  const phone = shown
    .flatMap(({ contacts }) => [...contacts.phones, ...contacts.loosePhones])
    .find((each) => !isTemplateContact(each));
  return place === undefined ? null : { place, phone };
}

/** Only where opening hours and an address are shown, and no markup has them. */
export const localBusinessWork: WorkWriter = (siteContext, broken) => {
  const site = pagesOf(siteContext);
  const { brand } = siteContext;
  const url = site.home?.url;
  const found = shownPlace(siteContext);
  const isMarked = site.pages.some(({ schemaTypes }) => schemaTypes.some((type) => isBusiness.test(type)));
  if (brand === null || url === undefined || found === null || isMarked || !showsPlace(site)) return [];
  const { place, phone } = found;
  const markup = script({
    '@context': 'https://schema.org',
    '@type': schemaOrgTypeOf(kindByLabels(site)?.name ?? ''),
    name: brand,
    url,
    ...(phone !== undefined && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postalCode,
      addressLocality: place.locality,
      ...(place.region !== null && { addressRegion: place.region }),
    },
  });
  return [
    {
      rules: broken.filter(({ issue }) => /^sd-(?:identity|local)/.test(issue.ruleId)),
      title: `Add LocalBusiness markup with the address in ${place.locality}`,
      description: `The site shows ${place.street}, ${place.postalCode} ${place.locality} and opening hours as plain text only, so search engines have to guess that they belong to ${brand}.`,
      implementation: `Add this to the head of the home page, and add your opening hours: ${markup}`,
      minutes: minutesEach.markup,
    },
  ];
};

/** Findings that go with the texts of the template. */
const ofTemplate = /^(?:title-placeholder|content-placeholder-text|content-template-leftover)$/;

export const fillInWork: WorkWriter = (site, broken) => {
  const { unfilled } = site;
  const rules = broken.flatMap((rule) => {
    const urls = rule.urls.filter((url) => unfilled.has(url));
    return ofTemplate.test(rule.issue.ruleId) && urls.length === rule.urls.length ? [rule] : [];
  });
  if (unfilled.size === 0 || rules.length === 0) return [];
  return [
    {
      rules,
      title: `Put your own words in place of the template’s on ${countOf(unfilled.size, 'page')}`,
      description: saidOf(site),
      implementation: `${placesOf(site)} Titles, descriptions and alt texts can be suggested from what you write there.`,
      minutes: unfilled.size * minutesEach.fillIn,
    },
  ];
};
