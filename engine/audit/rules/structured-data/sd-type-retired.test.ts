/** Tests which markup is for retired rich results, and that removal is never recommended. */
import { expect, it } from 'vitest';
import { testRule } from '../../testing/test-rule.ts';
import { sdTypeRetired } from './sd-type-retired.ts';

const ld = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`;

testRule(sdTypeRetired, {
  pass: [
    ld({ '@type': 'Product', name: 'Mug' }),
    ld({ '@type': 'QAPage' }),
    ld({ '@type': 'Course', name: 'Pottery' }),
    ld({ '@type': 'WebSite', name: 'Shop' }),
    ld({ '@type': ['Product', 'Car'], name: 'Van' }),
    ld({ '@type': 'VideoObject', name: 'Film' }),
    ld({ '@type': 'Recipe', recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir' }] }),
    ld({ '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Flashcard' } }),
  ],
  fail: [
    [
      ld({ '@type': 'FAQPage' }),
      'FAQ (2026-05-07). It may stay.',
      { found: 'FAQPage at $[0], retired 2026-05-07' },
    ],
    [ld({ '@graph': [{ '@type': 'WebPage' }, { '@type': ['WebPage', 'FAQPage'] }] }), 'retired'],
    [ld({ '@type': 'HowTo' }), 'How-to (September 2023)'],
    [
      ld({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }),
      { messageId: 'retired', data: { features: ['Sitelinks search box (November 2024)'] } },
    ],
    [ld({ '@type': 'Course', hasCourseInstance: { '@type': 'CourseInstance' } }), 'Course info'],
    [
      ld({ '@type': 'Quiz', hasPart: [{ '@type': 'Question', eduQuestionType: 'Multiple choice' }] }),
      'Practice problem (January 2026)',
    ],
    ['<div itemscope itemtype="http://schema.org/FAQPage"></div>', 'retired'],
  ],
  skip: ['<p>Hello'],
});

it('never recommends to remove markup', () => {
  expect(`${sdTypeRetired.texts.why} ${sdTypeRetired.texts.fix}`).not.toMatch(/remove|delete|drop/i);
});
