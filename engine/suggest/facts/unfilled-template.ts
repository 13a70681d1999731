/** Labels that templates put where a name belongs, and that name nothing: "Project Name", "Card title". */
import { namesTheme } from '../../audit/page/page-signs.ts';
import { isFillerText } from '../../text/filler.ts';
import { fold } from '../../text/fold.ts';
import type { PageBrief } from '../page-brief.ts';
import type { PageSuggestionInput } from '../suggester.ts';
import { isStandIn } from './image-files.ts';

export const templateLabel =
  /^(?:category )?(?:(?:project|product|item|card|section|blog post|post|page|article|client|company|website|site|your|sample|example|main|sub)[\s-]+(?:name|title|heading|headline|text|page|here)(?: here)?|(?:article|page|card|post|project) title|category|subtitle|untitled|heading \d|header \d|title|lorem ipsum.*|(?:your )?(?:business|company|brand|shop) name.*|(?:.*\b)?bootstrap\b.*\b(?:theme|template)\b.*|(?:a )?free\b.*\b(?:theme|template)\b.*|start bootstrap|(?:a warm )?welcome(?: to)?\b.*)$/i;

const templateDomains =
  /@(?:your-?domain|your-?site|your-?company|my-?site|my-?domain|domain|example|website|company|email)\.(?:com|org|net)$/i;

/** Reserved phone numbers, as used in films and templates. */
const templateNumber = /\(?\b555\)?[\s.-]?|123[\s.-]?4567|0{6,}|1234567/;

export const isTemplateContact = (text: string): boolean =>
  text.includes('@') ? templateDomains.test(text) : templateNumber.test(text);

/** Labels that stand where an owner's words belong. Unlike names that say too little, no owner writes them. */
const placeholder =
  /^(?:(?:project|product|item|card|section|blog post|post|article|client|company|business|brand|shop|website|site|your|sample|example)[\s-]+(?:name|title|heading|headline|tagline|text|page)(?: here| goes here)?(?: or tagline)?|header \d|heading \d|(?:.*\b)?bootstrap\b.*\b(?:theme|template)\b.*|(?:a )?free\b.*\b(?:theme|template|ui kit)\b.*|start bootstrap|fancy product|special item|sale item|popular item|john doe|jane doe)$/i;

/** What the maker of a template says of it on its pages. */
const sellsTemplate =
  /\b(?:this|the|our|a|an|any|free|premium)\s(?:\w+\s){0,3}(?:theme|template|ui kit|design system|page builder)\b|\b(?:bootstrap|tailwind|bulma)\b.{0,40}\b(?:theme|template|kit|framework|components)\b/i;

const labelsLeast = 2;
const standInsLeast = 2;
const kindsLeast = 2;

const textsOf = ({ headings, paragraphs, links }: PageBrief): string[] => [
  ...headings.map(({ text }) => text.trim()),
  ...paragraphs.map((text) => text.trim()),
  ...links.map(({ text }) => text.trim()),
];

export const labelsOf = (brief: PageBrief): string[] => [
  ...new Set(textsOf(brief).filter((text) => placeholder.test(text))),
];

const contactsOf = ({ contacts }: PageBrief): string[] =>
  [
    ...new Set([...contacts.emails, ...contacts.looseEmails, ...contacts.loosePhones, ...contacts.phones]),
  ].filter(isTemplateContact);

/** "Start Bootstrap" of "Agency - Start Bootstrap Theme", "Creative Tim" of "Kit by Creative Tim". */
function vendorOf(title: string): string | null {
  const named = /\bby ([\p{Lu}][\p{L}\d]+(?: [\p{Lu}][\p{L}\d]+){0,2})$/u.exec(title)?.[1];
  const [, themed] = /[|–—·•:-]\s+(.+?)\s+(?:theme|template|starter|kit)$/i.exec(title) ?? [];
  const vendor = fold(named ?? themed ?? '');
  return vendor.length > 3 ? vendor : null;
}

const namesVendor = (brief: PageBrief, vendor: string | null): boolean =>
  vendor !== null && textsOf(brief).some((text) => fold(text).includes(vendor));

const isAdvert = ({ headings, paragraphs }: PageBrief): boolean =>
  [...headings.map(({ text }) => text), ...paragraphs].some((text) => sellsTemplate.test(text));

const isOfTheme = (brief: PageBrief): boolean =>
  namesTheme(brief.title ?? '') || (vendorOf(brief.title ?? '') !== null && isAdvert(brief));

/** "Coming Soon" of "Coming Soon - Start Bootstrap Theme", in a heading: the theme is called so, not the business. */
function isHeadedByTheme({ title, headings }: PageBrief): boolean {
  const [name = ''] = (title ?? '').split(/\s+[|–—·•:-]\s+/);
  return name !== '' && headings.slice(0, 2).some(({ text }) => fold(text).includes(fold(name)));
}

/** Pages that show how things look have sample texts on purpose. */
const showsSamples = /\/(?:tests?|examples?|demos?|style-?guide|typography)(?:[/.]|$)/i;

/** One sign alone may be an oversight: a theme's name left in the title of a page that is all the owner's. */
export function isUnfilledPage({ brief, issues }: PageSuggestionInput): boolean {
  if (brief.signs.isManual || showsSamples.test(URL.parse(brief.url)?.pathname ?? '')) return false;
  const has = (ruleId: string): boolean => issues.some((issue) => issue.ruleId === ruleId);
  const vendor = vendorOf(brief.title ?? '');
  // A title such as “Home” is nobody's theme, and the page's heading repeats it with good reason.
  const isThemeTitle = isOfTheme(brief);
  const kinds = [
    brief.isFiller || has('content-placeholder-text'),
    isThemeTitle || has('title-placeholder'),
    isThemeTitle && (namesVendor(brief, vendor) || isAdvert(brief)),
    isThemeTitle && isHeadedByTheme(brief),
    has('content-template-leftover'),
    labelsOf(brief).length >= labelsLeast,
    contactsOf(brief).length > 0,
    new Set(brief.images.map(({ src }) => src).filter(isStandIn)).size >= standInsLeast,
  ];
  return brief.signs.isTemplate || kinds.filter(Boolean).length >= kindsLeast;
}

/** Addresses of the pages to be filled in first: all of them where the home page or most of the others are. */
export function unfilledPages(
  pages: readonly PageSuggestionInput[],
  home: PageSuggestionInput | null,
): ReadonlySet<string> {
  const unfilled = pages.filter(isUnfilledPage);
  const isWhole = unfilled.length * 2 > pages.length || (home !== null && unfilled.includes(home));
  return new Set((isWhole ? pages : unfilled).map(({ brief }) => brief.url));
}

const samplesMax = 3;
const sampleLength = 60;

/** What is the template's on a page, as it is read there. */
export function templateSamples({ brief, issues }: PageSuggestionInput): string[] {
  const found = issues
    .filter(({ ruleId }) => /^content-(?:placeholder-text|template-leftover)$/.test(ruleId))
    .flatMap(({ evidence }) => evidence.flatMap((each) => each.found ?? []));
  const title = brief.title !== null && isOfTheme(brief) ? [brief.title] : [];
  return [...new Set([...title, ...labelsOf(brief), ...contactsOf(brief), ...found])]
    .filter((text) => text.length <= sampleLength && !isFillerText(text))
    .slice(0, samplesMax);
}
