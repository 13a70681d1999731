/** Tests meta-description-duplicate. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { metaDescriptionDuplicate } from './meta-description-duplicate.ts';

const described = (text: string, lang = 'en'): string =>
  html({ lang, head: `<meta name="description" content="${text}">` });

testSiteRule(metaDescriptionDuplicate, {
  pass: [
    { pages: { '/': described('Oak chairs'), '/b': described('Oak tables') } },
    { pages: { '/': described(''), '/b': described('') } },
    { pages: { '/': html(), '/b': html() } },
    { pages: { '/': described('Oak'), '/de': described('Oak', 'de') } },
    { pages: { '/a': described('Oak'), '/a?page=2': described('Oak') } },
  ],
  fail: [
    [
      { pages: { '/a': described('Oak chairs'), '/b': described('oak chairs') } },
      '2 pages have the same meta description: “Oak chairs”',
      { urls: ['https://shop.example/a', 'https://shop.example/b'] },
    ],
  ],
  skip: [{ pages: { '/': described('Oak') } }],
});
