/** Completes the application's shell: the theme before the first paint, the first screen's fonts from the start. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { themeBootScript } from '../ui/theme.ts';

const firstScreenFonts = /\/(bricolage-grotesque|instrument-sans)-[^/]*\.woff2$/;

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
  injectTo: 'head-prepend',
});

export function appShell(): Plugin {
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
