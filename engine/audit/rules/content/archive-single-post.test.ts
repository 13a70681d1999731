/** Tests which tag pages list a single post. */
import { html, linkTo, type TestSite } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { archiveSinglePost } from './archive-single-post.ts';

const tags = ['/tag/oak/', '/tag/elm/', '/tag/ash/'];
const posts = ['/blog/a', '/blog/b', '/blog/c'];

/** A blog whose tag pages list these posts. */
const blog = (listed: readonly (readonly string[])[], head = ''): TestSite => ({
  pages: {
    '/': html({ body: linkTo(...posts, ...tags) }),
    ...Object.fromEntries(posts.map((path) => [path, html({ body: `<h1>${path}</h1>` })])),
    ...Object.fromEntries(
      tags.map((path, at) => [path, html({ head, body: linkTo('/', path, ...(listed[at] ?? [])) })]),
    ),
  },
});

testSiteRule(archiveSinglePost, {
  pass: [
    blog([posts, posts, ['/blog/a']]),
    blog([[], [], []]),
    // A second post that the crawl did not reach.
    blog(posts.map((path) => [path, `${path}-more`])),
    blog([['/blog/a'], ['/blog/b'], ['/blog/c']], '<meta name="robots" content="noindex">'),
  ],
  fail: [
    [
      blog([['/blog/a'], ['/blog/b'], ['/blog/c']]),
      '3 tag or author pages that can be indexed list a single post.',
      { urls: tags.map((path) => `https://shop.example${path}`), findings: 1 },
    ],
  ],
});
