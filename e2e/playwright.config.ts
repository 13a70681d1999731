/** Configures Playwright; URL and browser come from `npm run test:e2e`. */
import { defineConfig } from '@playwright/test';

const baseURL = process.env['BASE_URL'];
const executablePath = process.env['BROWSER_PATH'];
if (baseURL === undefined || executablePath === undefined)
  throw new Error('Run the end-to-end tests with "npm run test:e2e".');

export default defineConfig({
  testDir: '.',
  testIgnore: 'gallery/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than there are cores on a small machine: most of the time a walk waits for an analysis.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  // Long enough for a busy machine: that something never comes is what these find out.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    // Only our own pages are opened here; a sandbox would need privileges that not every machine gives.
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    },
    // Without a graphics card, moving pictures cost a whole core.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1360, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 60_000,
  },
});
