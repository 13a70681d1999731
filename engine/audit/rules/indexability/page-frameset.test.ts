/** Tests page-frameset. */
import { describe, expect, it } from 'vitest';
import { auditRoutes, findingsOf, linksTo, pageOf } from '../../../testing/audit-routes.ts';
import { testRule } from '../../testing/test-rule.ts';
import { pageFrameset } from './page-frameset.ts';

const frameset =
  '<html><head><title>Manual</title></head><frameset cols="20%,80%"><frame src="/toc.html" name="toc"><frame src="/intro.html"><noframes><body><a href="/old.html">Old</a></body></noframes></frameset></html>';

testRule(pageFrameset, {
  pass: ['<iframe src="/map.html"></iframe>', '<p>A page.</p><frameset><frame src="/late.html"></frameset>'],
  fail: [
    [
      frameset,
      'its content is in 2 frames that are pages of their own.',
      { snippet: '<frame src="/toc.html" name="toc">', urls: ['https://shop.example/toc.html'] },
    ],
    ['<frameset><frame src="/a"></frameset>', 'its content is in 1 frame that is a page of its own.'],
  ],
});

describe('an audit of frames', () => {
  it('is the only finding about the content of a frameset, whose frames are read as pages', async () => {
    const audit = await auditRoutes({
      '/': frameset,
      '/toc.html': pageOf('Contents', linksTo('/chapter.html')),
      '/intro.html': pageOf('Introduction', linksTo('/')),
      '/chapter.html': pageOf('Chapter', linksTo('/')),
    });
    const paths = audit.pages.map(({ url }) => new URL(url).pathname).sort();
    expect(paths).toEqual(['/', '/chapter.html', '/intro.html', '/toc.html']);
    expect(audit.coverage.entries.find(({ url }) => url.endsWith('/toc.html'))?.foundIn).toBe('frame');
    const home = audit.pages.find(({ url }) => url === 'https://site.example/');
    // Besides what holds for any response.
    const own = home?.issues.filter(({ category }) => category !== 'performance' && category !== 'security');
    expect(own?.map(({ ruleId }) => ruleId)).toEqual(['page-frameset']);
    expect(findingsOf(audit, 'page-frameset')).toEqual(['page-frameset /']);
  });

  it('says which frame is broken', async () => {
    const audit = await auditRoutes({ '/': frameset, '/toc.html': pageOf('Contents') });
    expect(findingsOf(audit, 'link-internal-broken')).toEqual(['link-internal-broken /']);
  });

  it('does not concern inline frames', async () => {
    const audit = await auditRoutes({ '/': pageOf('Home', '<iframe src="/map.html"></iframe>') });
    expect(findingsOf(audit, 'page-frameset')).toEqual([]);
    expect(audit.coverage.entries).toHaveLength(1);
  });
});
