/** A blog made with Hexo and its theme NexT. */
import { dayOf, withFrontMatter } from './front-matter.mjs';

const config = (origin) => `title: Package notes
author: The authors of the packages
language: en
url: ${origin}
permalink: :year/:month/:day/:title/
theme: next
per_page: 10
post_asset_folder: false
`;

const versions = {
  hexo: '8.1.2',
  'hexo-theme-next': '8.29.0',
  'hexo-renderer-marked': '7.0.1',
  'hexo-renderer-ejs': '2.0.0',
  'hexo-renderer-stylus': '3.0.1',
  'hexo-generator-archive': '2.0.0',
  'hexo-generator-category': '2.0.0',
  'hexo-generator-index': '4.0.0',
  'hexo-generator-tag': '2.0.0',
};

export const hexo = {
  packages: versions,
  // Hexo recognises its folder by this.
  manifest: { hexo: { version: versions.hexo } },
  plan: ({ origin, texts }) => ({
    files: {
      '_config.yml': config(origin),
      ...Object.fromEntries(
        texts.map((text, index) => [
          `source/_posts/${text.slug}.md`,
          withFrontMatter(text, {
            title: text.title,
            date: dayOf(index),
            tags: [text.isChangelog ? 'changes' : 'packages'],
          }),
        ]),
      ),
    },
    commands: [['hexo', 'generate', '--silent']],
    output: 'public',
  }),
};
