/** Tests img-alt-empty-functional. */
import { testRule } from '../../testing/test-rule.ts';
import { imgAltEmptyFunctional } from './img-alt-empty-functional.ts';

testRule(imgAltEmptyFunctional, {
  pass: [
    '<a href="/oak"><img src="/oak.jpg" alt=""> Oak table</a>',
    '<a href="/oak"><img src="/oak.jpg" alt=""><span class="visually-hidden">Oak table</span></a>',
    '<a href="/oak" aria-label="Oak table"><img src="/oak.jpg" alt=""></a>',
    '<a href="/oak" title="Oak table"><img src="/oak.jpg" alt=""></a>',
    '<h2 id="t">Oak table</h2><a href="/oak" aria-labelledby="t"><img src="/oak.jpg" alt=""></a>',
    '<a href="/oak" aria-hidden="true" tabindex="-1"><img src="/oak.jpg" alt=""></a>',
    '<a href="/oak"><img src="/star.png" alt=""><img src="/oak.jpg" alt="Oak table"></a>',
    '<button aria-label="Search"><img src="/search.svg" alt=""></button>',
    '<button type="submit"><img src="/search.svg" alt=""> Search</button>',
  ],
  fail: [
    [
      '<a href="/oak"><img src="/oak.jpg" alt=""></a>',
      '1 link or button contains only an image with empty alt text',
      { snippet: '<a href="/oak"><img src="/oak.jpg" alt=""></a>', urls: ['https://shop.example/oak'] },
    ],
    [
      '<a href="/oak"><picture><img src="/oak.jpg" alt=" "></picture></a><button><img src="/x.svg" alt></button>',
      '2 links or buttons contain only',
    ],
    ['<a href="/oak" aria-labelledby="gone"><img src="/oak.jpg" alt=""></a>', '1 link or button'],
    ['<a href="/a"><img src="/1.png" alt=""><img src="/2.png" alt=""></a>', '1 link or button'],
  ],
  skip: [
    '<a id="top"><img src="/oak.jpg" alt=""></a>',
    '<img src="/line.png" alt="">',
    '<a href="/"><img src="/oak.jpg"></a>',
    '<p>none</p>',
  ],
});
