/** Generators of documentation, each as its own manual begins a site. */
import { withFrontMatter } from './blogs.mjs';

const docsifyPage = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="UTF-8">
  <title>Document</title>
  <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1" />
  <meta name="description" content="Description">
  <meta name="viewport" content="width=device-width, initial-scale=1.0, minimum-scale=1.0">
  <link rel="stylesheet" href="/themes/core.min.css">
</head>
<body>
  <div id="app"></div>
  <script>
    window.$docsify = { name: 'Package handbook', loadSidebar: true }
  </script>
  <script src="/docsify.min.js"></script>
</body>
</html>
`;

const docsifyCopy = `import { cpSync } from 'node:fs';
const dist = 'node_modules/docsify/dist';
cpSync(\`\${dist}/docsify.min.js\`, 'public/docsify.min.js');
cpSync(\`\${dist}/themes\`, 'public/themes', { recursive: true });
`;

/** Documentation shown by docsify: one page, whose script loads Markdown by the part of the URL after "#". */
export const docsify = {
  packages: { docsify: '5.0.0' },
  plan: ({ texts }) => ({
    files: {
      'copy.mjs': docsifyCopy,
      'public/index.html': docsifyPage,
      'public/.nojekyll': '',
      'public/README.md': texts[0]?.markdown ?? '',
      'public/_sidebar.md': texts.map(({ title, slug }) => `- [${title}](/${slug})`).join('\n'),
      ...Object.fromEntries(texts.map(({ slug, markdown }) => [`public/${slug}.md`, markdown])),
    },
    commands: [['node', 'copy.mjs']],
    output: 'public',
  }),
};

const docusaurusConfig = (origin) => `export default {
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

/** Documentation made with Docusaurus and its classic theme: React, rendered beforehand and hydrated. */
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
      'docusaurus.config.mjs': docusaurusConfig(origin),
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

const honkitFirst = `# Package reader

What the packages of this reader do, each in the words of the people who made it.
`;

/** A book made with HonKit, as its documentation begins one: a summary, a first page, a page for each chapter. */
export const honkit = {
  packages: { honkit: '6.1.7' },
  manifest: {},
  /** The other generators have the first texts. */
  offset: 0.5,
  plan: ({ texts }) => ({
    files: {
      'book/book.json': JSON.stringify({ title: 'Package reader', language: 'en' }),
      'book/README.md': honkitFirst,
      'book/SUMMARY.md': [
        '# Summary',
        '',
        '* [Package reader](README.md)',
        ...texts.map(({ title, slug }) => `* [${title}](${slug}.md)`),
      ].join('\n'),
      ...Object.fromEntries(texts.map(({ slug, markdown }) => [`book/${slug}.md`, markdown])),
    },
    commands: [['honkit', 'build', 'book', 'public']],
    output: 'book/public',
  }),
};

const starlightConfig = (origin) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: ${JSON.stringify(origin)},
  integrations: [starlight({ title: 'Package handbook', pagefind: false, sidebar: [{ label: 'Packages', autogenerate: { directory: 'packages' } }] })],
});
`;

const starlightCollections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const starlightHome = (first) => `---
title: Package handbook
description: What the packages do, in the words of their authors.
template: splash
hero:
  tagline: What the packages do, in the words of their authors.
  actions:
    - text: Get started
      link: /packages/${first}/
---
`;

/** Documentation made with Astro's Starlight: HTML with next to no script. */
export const starlight = {
  packages: { astro: '5.18.2', '@astrojs/starlight': '0.37.7', sharp: '0.34.5' },
  plan: ({ origin, texts }) => ({
    files: {
      'astro.config.mjs': starlightConfig(origin),
      'src/content.config.ts': starlightCollections,
      'src/content/docs/index.md': starlightHome(texts[0]?.slug ?? ''),
      ...Object.fromEntries(
        texts.map((text) => [
          `src/content/docs/packages/${text.slug}.md`,
          withFrontMatter(
            { markdown: text.markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '') },
            { title: text.title },
          ),
        ]),
      ),
    },
    commands: [['astro', 'build']],
    output: 'dist',
  }),
};

const vitepressConfig = (origin, sidebar) => `export default {
  title: 'Package handbook',
  ignoreDeadLinks: true,
  cleanUrls: true,
  sitemap: { hostname: ${JSON.stringify(origin)} },
  markdown: { html: false },
  themeConfig: { sidebar: ${JSON.stringify(sidebar)} },
};
`;

const vitepressHome = (first) => `---
layout: home
hero:
  name: Package handbook
  text: What the packages do
  actions:
    - theme: brand
      text: Get started
      link: /${first}
---
`;

/** Documentation made with VitePress and its default theme: Vue, rendered beforehand and hydrated. */
export const vitepress = {
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  plan: ({ origin, texts }) => ({
    files: {
      '.vitepress/config.mjs': vitepressConfig(
        origin,
        texts.map(({ title, slug }) => ({ text: title, link: `/${slug}` })),
      ),
      'index.md': vitepressHome(texts[0]?.slug ?? ''),
      // Pictures beside a README are not here, and would stop the build.
      ...Object.fromEntries(
        texts.map(({ slug, markdown }) => [
          `${slug}.md`,
          markdown.replaceAll(/!\[[^\]]*\]\((?!https?:)[^)]*\)/g, ''),
        ]),
      ),
    },
    commands: [['vitepress', 'build', '.']],
    output: '.vitepress/dist',
  }),
};
