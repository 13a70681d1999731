/** Beside `npm start`: installs a browser in the background where there is none; the product runs without one, too. */
import { setPriority } from 'node:os';
import { bringBrowser } from './browser-install.mjs';
import { findBrowser } from './find-browser.mjs';
import { say } from './prepare.mjs';

/** Requests to the server have priority. */
const niceness = 10;

try {
  process.loadEnvFile('.env');
} catch {
  // Nothing is configured in a file.
}
if (process.env.FETCH_BROWSER !== 'off' && !process.env.CHROME_PATH && findBrowser() === null) {
  setPriority(niceness);
  try {
    const { version } = bringBrowser();
    say(`${version} is ready: analyses now include screenshots, the design analysis and page speed.`);
  } catch (error) {
    const [reason] = error.message.split('\n');
    say(
      `No browser: analyses run without screenshots, the design analysis and page speed. ${reason} Try again with "npm run browser:install".`,
    );
  }
}
