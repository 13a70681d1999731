/** Tests img-alt-no-words. */
import { testRule } from '../../testing/test-rule.ts';
import { imgAltNoWords } from './img-alt-no-words.ts';

testRule(imgAltNoWords, {
  pass: [
    '<img src="/a.jpg" alt="Oak table"><img src="/b.jpg" alt="">',
    '<img src="/a.jpg" alt="5">',
    '<a href="/help"><img src="/help.svg" alt="?"></a>',
    '<img src="/next.svg" alt="→">',
    '<img src="/party.png" alt="🎉">',
    '<img src="/euro.svg" alt="€">',
    '<img src="/a.jpg" alt="机">',
    '<img src="/a.jpg" alt="Oak"><img src="/line.png" alt="--" role="presentation">',
  ],
  fail: [
    ['<img src="/a.jpg" alt="...">', 'The alt text “...” has no word', { found: 'alt="..."' }],
    ['<img src="/a.jpg" alt=" - "><img src="/b.jpg" alt="Oak">', 'The alt text “-”'],
    ['<img src="/a.jpg" alt="…">', 'has no word'],
    ['<img src="/a.jpg" alt="[]">', 'has no word'],
  ],
  skip: ['<p>none</p>', '<img src="/a.jpg">', '<img src="/a.jpg" alt="">'],
});
