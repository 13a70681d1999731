/** Documentation made with Docusaurus and its classic theme: React, rendered beforehand and hydrated. */
import { withFrontMatter } from './front-matter.mjs';

const config = (origin) => `export default {
  title: 'Package handbook',
  tagline: 'What the packages do',
  url: ${JSON.stringify(origin)},
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: { format: 'md' },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Package handbook' } },
};
`;

export const docusaurus = {
  // What it compiles is no module of Node's.
  manifest: {},
  packages: {
    '@docusaurus/core': '3.8.1',
    '@docusaurus/preset-classic': '3.8.1',
    react: '19.2.0',
    'react-dom': '19.2.0',
    // Its progress bar does not work with later ones.
    webpack: '5.95.0',
  },
  plan: ({ origin, texts }) => ({
    files: {
      'docusaurus.config.mjs': config(origin),
      ...Object.fromEntries(
        texts.map((text, index) => [
          `docs/${text.slug}.md`,
          withFrontMatter(
            { markdown: text.markdown.replaceAll(/!\[[^\]]*\]\((?!https?:)[^)]*\)/g, '') },
            { title: text.title, ...(index === 0 && { slug: '/' }) },
          ),
        ]),
      ),
    },
    commands: [['docusaurus', 'build']],
    output: 'build',
  }),
};
