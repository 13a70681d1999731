/** Films with sound but without captions. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const a11yCaptions = definePageRule({
  id: 'a11y-captions',
  group: 'accessibility',
  severity: 'info',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded',
  needs: 'html',
  tier: 3,
  audience: 'html',
  reads: ['videos', 'source'],
  title: 'Video without captions',
  why: 'People who cannot hear, or cannot turn on the sound, miss what is said. A video without sound needs none.',
  fix: 'Add a track element of kind captions to each video with speech.',
  check: (facts) => {
    const audible = facts.videos.filter(({ muted, sources }) => !muted && sources.length > 0);
    if (audible.length === 0) return skip('The page has no video with sound.');
    const silent = audible.filter(
      ({ tracks }) => !tracks.some(({ kind }) => kind === 'captions' || kind === 'subtitles'),
    );
    if (silent.length === 0) return pass();
    return fail(
      `${countThat(silent.length, 'video', ['has', 'have'])} no captions, which are needed if there is speech.`,
      citeNodes(facts, silent),
    );
  },
});
