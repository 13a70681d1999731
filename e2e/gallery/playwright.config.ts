/** Configures Playwright for the pictures of the component gallery; URL and browser come from `npm run test:gallery`. */
import { defineConfig } from '@playwright/test';

const baseURL = process.env['BASE_URL'];
const executablePath = process.env['BROWSER_PATH'];
if (baseURL === undefined || executablePath === undefined)
  throw new Error('Compare the gallery with "npm run test:gallery".');

/** Letters as Chromium itself draws them, whatever the machine prefers: no hinting, no coloured edges, one colour profile. */
const sameText = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/gallery',
  // One set for every machine: the fonts are the product's own, and what is left is within the tolerance.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    // Other settings of the machine change no pixel, another build of Chromium one in a thousand (letters at
    // fractions of a pixel); a component that is two pixels wider changes more than this.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.002, scale: 'device' },
  },
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath, args: ['--no-sandbox', ...sameText] },
    contextOptions: { reducedMotion: 'reduce' },
    // Half the pixels each way: small files, and thin differences between machines blur away.
    deviceScaleFactor: 0.5,
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
