/** Documentation made with Astro's Starlight: HTML with next to no script. */
import { withFrontMatter } from './front-matter.mjs';

const config = (origin) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: ${JSON.stringify(origin)},
  integrations: [starlight({ title: 'Package handbook', pagefind: false, sidebar: [{ label: 'Packages', autogenerate: { directory: 'packages' } }] })],
});
`;

const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const home = (first) => `---
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

export const starlight = {
  packages: { astro: '5.18.2', '@astrojs/starlight': '0.37.7', sharp: '0.34.5' },
  plan: ({ origin, texts }) => ({
    files: {
      'astro.config.mjs': config(origin),
      'src/content.config.ts': collections,
      'src/content/docs/index.md': home(texts[0]?.slug ?? ''),
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
