/** Tests declared-file-broken. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { declaredFileBroken } from './declared-file-broken.ts';

const icon = '<link rel="icon" href="/icon.png">';
const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">';
const site = (head: string, answers: Readonly<Record<string, number>>) => ({
  pages: { '/': html({ head }), '/oak': html({ head }) },
  answers,
});

testSiteRule(declaredFileBroken, {
  pass: [
    site(icon + feed, { '/icon.png': 200, '/feed.xml': 200 }),
    site(icon, {}),
    site('<link rel="alternate" hreflang="de" href="/de/">', { '/de/': 404 }),
    site('<link rel="icon" href="https://cdn.example/i.png">', {}),
  ],
  fail: [
    [site(icon, { '/icon.png': 404 }), '/icon.png, which 2 pages declare, returns 404', { findings: 1 }],
    [site(feed, { '/feed.xml': 404 }), 'broken'],
  ],
});
