/** Puts the theme script into the application's shell, so that no page flashes in the wrong theme. */
import type { Plugin } from 'vite';
import { themeBootScript } from '../ui/theme.ts';

export function appShell(): Plugin {
  return {
    name: 'pagewright:app-shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/app.html' ? [{ tag: 'script', children: themeBootScript, injectTo: 'head' }] : [],
    },
  };
}
