/** Tests which images are tracking pixels. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/test-rule.ts';
import { isTrackingPixel } from './tracking-pixels.ts';

const areTrackingPixels = (tag: string): boolean[] => factsOf(tag).images.map(isTrackingPixel);

describe('isTrackingPixel', () => {
  it.each([
    '<img src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1">',
    '<img src="/p.gif" width="1" height="1">',
    '<img src="/p.gif" width=0 height=0>',
    '<img src="/p.gif" style="width:1px;height:1px;border:0">',
    '<img src="https://px.ads.linkedin.com/collect/?pid=1&fmt=gif">',
    '<img src="https://stats.shop.example/matomo.php?idsite=1">',
    '<img src="/stats/PIXEL.GIF">',
    '<img src="/stats/beacon.gif#1" width="300" height="200">',
    '<img src="https://www.google.com/ads/x.gif">',
    '<img src="https://www.google.com/pagead/1p-user-list/1/?x">',
    '<img src="https://vg05.met.vgwort.de/na/abc">',
  ])('knows %s', (tag) => {
    expect(areTrackingPixels(tag)).toEqual([true]);
  });
  it.each([
    '<img src="/line.png" width="600" height="1">',
    '<img src="/oak.jpg" width="100%" height="1">',
    '<img src="https://www.facebook.com/images/oak.jpg">',
    '<img src="/oak.jpg" style="max-width:1px;max-height:1px">',
    '<img src="https://notfacebook.com/tr/oak.jpg">',
    '<img src="/blank.gif" data-src="/oak.jpg">',
    '<img src="https://www.google.com/logo.png">',
    '<img src="/oak.jpg">',
    '<img src="/oak.jpg" width="120" height="80">',
  ])('leaves %s alone', (tag) => {
    expect(areTrackingPixels(tag)).toEqual([false]);
  });
});
