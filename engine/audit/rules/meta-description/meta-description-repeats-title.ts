/** A description that says no more than the title above it. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { titleParts } from '../title/title-parts.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const metaDescriptionRepeatsTitle = definePageRule({
  id: 'meta-description-repeats-title',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Meta description repeats the title',
  why: 'A search result shows the description below the title. One that only repeats the title adds nothing, and Google is more likely to quote the page instead.',
  fix: 'Write a sentence or two that say what the page offers beyond its title, or remove the description.',
  reads: ['title', 'description'],
  check({ title, description }) {
    if (title === null || description === null) return skip('there is no title or no description');
    const said = bare(description);
    const isRepeated = said !== '' && [title, ...titleParts(title)].some((part) => bare(part) === said);
    if (!isRepeated) return pass();
    return fail('The description only repeats the title.', {
      found: description,
      wanted: 'what the page offers, in a sentence or two',
    });
  },
});
