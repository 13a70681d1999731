/** `node scripts/demo-images.mjs`: draws the images of the demo shops in a browser, as real image files. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { shelves, stillLife } from './demo-drawings.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './prepare.mjs';

const warm = { wall: ['#f4e7d3', '#d9bf9c'], table: ['#b98a5e', '#8a5f3c'] };
const cool = { wall: ['#edf1ee', '#c4d0cb'], table: ['#d8cdbb', '#a99a83'] };
const night = { wall: ['#54606b', '#22292f'], table: ['#6b5a48', '#3b2f25'] };
const square = { width: 800, height: 800 };
const wide = { width: 1000, height: 640 };
const centre = (scale = 1.75, x = 390) => ({ x, y: 660, scale });

const kilnRows = [
  [
    ['cup', 'ember'],
    ['teapot', 'ember', 0.9],
    ['caddy', 'moss'],
    ['cup', 'oat'],
    ['teapot', 'harbour', 0.9],
    ['bowl', 'tenmoku'],
  ],
  [
    ['gaiwan', 'celadon', 0.9],
    ['cup', 'harbour'],
    ['sideHandle', 'moss', 0.9],
    ['caddy', 'ember'],
    ['cup', 'celadon'],
    ['teapot', 'oat', 0.7],
  ],
];

/** File, drawing, quality; the extension chooses the format. */
const pictures = [
  [
    'brindle-kiln/files/kiln-shelf.jpg',
    shelves({ width: 1600, height: 800, wall: ['#e7cfae', '#a9825a'], rows: kilnRows, grain: 0.45 }),
    0.945,
  ],
  [
    'brindle-kiln/files/ember-teapot.webp',
    stillLife({ ...square, ...warm, things: [['teapot', 'ember', centre()]] }),
    0.62,
  ],
  [
    'brindle-kiln/files/moss-side-handle.webp',
    stillLife({ ...square, ...cool, things: [['sideHandle', 'moss', centre(1.75, 370)]] }),
    0.62,
  ],
  [
    'brindle-kiln/files/harbour-teapot.jpg',
    stillLife({ ...square, ...night, things: [['teapot', 'harbour', centre()]] }),
    0.55,
  ],
  [
    'brindle-kiln/files/yunomi-pair.jpg',
    stillLife({
      ...square,
      ...warm,
      things: [
        ['cup', 'oat', { x: 270, y: 670, scale: 2.2 }],
        ['cup', 'tenmoku', { x: 540, y: 710, scale: 2.2 }],
      ],
    }),
    0.55,
  ],
  [
    'brindle-kiln/files/gaiwan-celadon.png',
    stillLife({
      width: 320,
      height: 320,
      ...cool,
      isPlain: true,
      things: [['gaiwan', 'celadon', { x: 160, y: 266, scale: 0.95 }]],
    }),
  ],
  [
    'brindle-kiln/files/tea-table.webp',
    stillLife({
      ...wide,
      ...warm,
      things: [
        ['teapot', 'oat', { x: 330, y: 560, scale: 1.7 }],
        ['cup', 'ember', { x: 690, y: 580, scale: 1.3 }],
        ['cup', 'ember', { x: 860, y: 600, scale: 1.3 }],
      ],
    }),
    0.6,
  ],
  [
    'brindle-kiln/files/seasoning.jpg',
    stillLife({
      ...wide,
      ...night,
      things: [
        ['sideHandle', 'tenmoku', { x: 420, y: 560, scale: 1.9 }],
        ['bowl', 'celadon', { x: 800, y: 590, scale: 1.1 }],
      ],
    }),
    0.55,
  ],
  [
    'brindle-kiln/files/share.jpg',
    stillLife({
      width: 1200,
      height: 630,
      ...warm,
      things: [
        ['teapot', 'ember', { x: 520, y: 560, scale: 1.9 }],
        ['cup', 'ember', { x: 930, y: 580, scale: 1.4 }],
      ],
    }),
    0.6,
  ],
  [
    'ottery-lane/files/hero.webp',
    stillLife({
      width: 1600,
      height: 760,
      wall: ['#eef2f7', '#c9d4e2'],
      table: ['#e8e4dc', '#b9b2a5'],
      things: [
        ['teapot', 'chalk', { x: 900, y: 640, scale: 2 }],
        ['mug', 'indigo', { x: 1290, y: 660, scale: 1.6 }],
      ],
    }),
    0.6,
  ],
  [
    'ottery-lane/files/river-pot.webp',
    stillLife({ ...square, ...cool, things: [['teapot', 'indigo', centre()]] }),
    0.6,
  ],
  [
    'ottery-lane/files/tall-mug.webp',
    stillLife({ ...square, ...cool, things: [['mug', 'chalk', centre(2.6, 370)]] }),
    0.6,
  ],
  [
    'ottery-lane/files/matcha-bowl.webp',
    stillLife({ ...square, ...cool, things: [['bowl', 'tenmoku', centre(2.4, 400)]] }),
    0.6,
  ],
  [
    'ottery-lane/files/tea-caddy.jpg',
    stillLife({ ...square, ...cool, things: [['caddy', 'indigo', centre(2.7, 400)]] }),
    0.55,
  ],
  [
    'ottery-lane/files/share.jpg',
    stillLife({
      width: 1200,
      height: 630,
      ...cool,
      things: [
        ['teapot', 'indigo', { x: 460, y: 560, scale: 1.9 }],
        ['mug', 'chalk', { x: 900, y: 580, scale: 1.7 }],
      ],
    }),
    0.6,
  ],
];

const types = { '.jpg': 'image/jpeg', '.webp': 'image/webp', '.png': 'image/png' };

/** Runs in the page: the drawing on a canvas, and its bytes. */
async function rasterise({ svg, type, quality }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL(type, quality).split(',')[1];
}

const browser = await chromium.launch({ executablePath: findBrowser()?.path, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [file, svg, quality] of pictures) {
  const data = await page.evaluate(rasterise, { svg, type: types[path.extname(file)], quality });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(path.join(root, 'server', 'demo', file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
await browser.close();
