/** What knip reads for `npm run check`: the entry points of each workspace; those marked with "!" are shipped in the image. */
import type { KnipConfig } from 'knip';

/** Stylesheets load fonts from packages. */
const importsOfStyles = (text: string): string =>
  [...text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g)]
    .map(([, from]) => `import '${from}';`)
    .join('\n');

/** With --production only what is shipped counts: no tests, no test helpers, no devDependencies. */
export default function configure({ production = false }: { production?: boolean }): KnipConfig {
  return {
    compilers: { css: importsOfStyles },
    ignore: production ? ['**/testing/**'] : [],
    ignoreExportsUsedInFile: true,
    workspaces: {
      '.': {
        entry: [
          'scripts/{backup,restore}.mjs!',
          'scripts/*.mjs',
          'scripts/corpus/run.mjs',
          'scripts/image/{build,try-image}.mjs',
          'scripts/lab/*.mjs',
          'scripts/lab/support/{no-delay,serve-large-site,serve-site,shifted-clock}.mjs',
          'scripts/mutation/{run.mjs,stryker.config.mjs,vitest.config.mjs}',
          // Started by their path.
          'scripts/ai/run-{check,setup}.ts',
          'bench/*.{mjs,ts}',
          'bench/runners/*.{mjs,ts}',
          'e2e/playwright.config.ts',
          'e2e/gallery/playwright.config.ts',
          'e2e/{,gallery/}*.spec.ts',
        ],
        project: ['scripts/**/*.{mjs,ts}', 'bench/**/*.{mjs,ts}', 'e2e/**/*.ts'],
        ignoreDependencies: [
          // Run by their path in scripts/check.mjs.
          'oxlint',
          'oxlint-tsgolint',
          // Peers of the benchmark, installed on demand into .cache/bench.
          '@crawlee/cheerio',
          'crawler',
        ],
        // Programs of the system.
        ignoreBinaries: ['apt-cache', 'apt-config', 'apt-get', 'mount', 'umount', 'unshare'],
      },
      cli: {
        entry: ['run.ts', 'bin/pagewright.mjs', 'build.mjs', 'action/run-action.mjs', '**/*.test.ts'],
        project: ['**/*.{ts,mjs}'],
        // Not bundled: loaded by packages that are, and of the browser.
        ignoreDependencies: ['axe-core', 'playwright-core'],
      },
      contract: { project: ['**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'] },
      'html-stream': { project: ['**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'] },
      mcp: {
        project: ['**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'],
      },
      engine: {
        // Started by its path; types in a file beside it, which is all that is followed.
        entry: ['testing/print-stored-reports.ts', 'fields/xpath-library.mjs!'],
        project: ['**/*.ts!', '!**/*.test.ts!', '!**/testing/**!'],
      },
      server: {
        entry: [
          'main.ts!',
          // Workers, page scripts and test programs are started by their path.
          'workers/*-thread.ts!',
          'adapters/chromium/in-page/*.js!',
          'testing/{loaded-by-analysis,pooled-thread,spend}.ts',
          'testing/framework-sites/*.js',
          '**/*.test.ts',
        ],
        project: ['**/*.{ts,js}!', '!**/*.test.ts!', '!**/testing/**!'],
      },
      web: {
        entry: ['public-pages/{enhance,render}.{ts,tsx}!', 'build/build.ts', '**/*.test.{ts,tsx}'],
        project: ['**/*.{ts,tsx,css}!', '!**/*.test.{ts,tsx}!', '!testing/**!', '!build/**!'],
      },
    },
  };
}
