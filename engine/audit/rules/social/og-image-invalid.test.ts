/** Tests og-image-invalid. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { ogImageInvalid } from './og-image-invalid.ts';

const image = (url: string): string => `<meta property="og:image" content="${url}">`;
const size = (width: number, height: number): string =>
  `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`;
const full = 'https://cdn.example/share.jpg';

testRule(ogImageInvalid, {
  pass: [
    image(full),
    image(` ${full} `) + size(1200, 630),
    image('HTTP://cdn.example/share.jpg?w=1'),
    image(full) + size(1200, 630) + image('https://cdn.example/small.jpg') + size(100, 100),
    image(full) + image('https://cdn.example/small.jpg') + size(100, 100),
    `${image(full)}<meta property="og:image:width" content="wide">`,
    `${image(full)}<meta property="og:image:width" content="100">`,
    `${image(full)}<meta property="og:image:alt" content="/a table">`,
    `${image(full)}<meta name="twitter:image" content="/share.jpg">`,
  ],
  fail: [
    [image('/share.jpg'), 'The og:image is “/share.jpg”, which is not a full URL', { found: '/share.jpg' }],
    [image('//cdn.example/share.jpg'), 'not-full'],
    [image('data:image/png;base64,AAAA'), 'not-full'],
    [image(full) + image('share.jpg'), 'not-full'],
    [image(full) + size(150, 150), 'declared as 150 × 150 px; below 200 px', { urls: [full] }],
    [image(full) + size(600, 315), 'declared as 600 × 315 px; 1200 × 630 px fill'],
  ],
  skip: [image(''), '<p>none</p>', '<meta name="twitter:image" content="/share.jpg">'],
});

it('is milder with an image that is only not large', () => {
  expect(checkPage(ogImageInvalid, image(full) + size(600, 315))).toMatchObject({
    severity: 'info',
  });
  expect(checkPage(ogImageInvalid, image(full) + size(600, 100))).toMatchObject({
    severity: 'warning',
  });
});
