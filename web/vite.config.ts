/** How the browser's side is built: the application from app.html; the public pages join in web/build. */
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { publicPagesInDev } from './build/public-pages-in-dev.ts';
import { themeBootScript } from './ui/theme.ts';

const firstScreenFonts = /\/(bricolage-grotesque|instrument-sans)-[^/]*\.woff2$/;

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
  injectTo: 'head-prepend',
});

/** Completes the application's shell: the theme before the first paint, the first screen's fonts from the start. */
function appShell(): Plugin {
  return {
    name: 'pagewright:app-shell',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path, bundle }) => {
        if (path !== '/app.html') return [];
        // Only a build knows the files' final names; during development the stylesheet requests them itself.
        const fonts = Object.keys(bundle ?? {}).filter((file) => firstScreenFonts.test(file));
        return [
          { tag: 'script', children: themeBootScript, injectTo: 'head-prepend' },
          ...fonts.map(preload),
        ];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  // Not 'spa': Vite would answer / with a shell, and / is a public page.
  appType: 'mpa',
  plugins: [react(), appShell(), publicPagesInDev()],
  // Calls go to the server; the source files of web/api, which share the prefix, do not.
  server: { proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': 'http://localhost:3000' } },
  build: {
    // The first versions with light-dark(): anything older would get a long-winded substitute for every colour.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Nothing is inlined: the content policy allows images and fonts from our own URL alone.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'app.html' },
  },
});
