/** Generators of blogs, each as its own manual begins a site. */

/** The title is in front, so the first heading of the text would say it twice. */
const withoutTitle = (markdown) => markdown.replace(/^#\s+.+\n/m, '');

export const withFrontMatter = ({ markdown }, fields) =>
  [
    '---',
    ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    withoutTitle(markdown),
  ].join('\n');

/** A day for each post, one a week. */
export const dayOf = (index) => new Date(Date.UTC(2025, 0, 6 + index * 7)).toISOString().slice(0, 10);

const hexoConfig = (origin) => `title: Package notes
author: The authors of the packages
language: en
url: ${origin}
permalink: :year/:month/:day/:title/
theme: next
per_page: 10
post_asset_folder: false
`;

const hexoVersions = {
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

/** A blog made with Hexo and its theme NexT. */
export const hexo = {
  packages: hexoVersions,
  // Hexo recognises its folder by this.
  manifest: { hexo: { version: hexoVersions.hexo } },
  plan: ({ origin, texts }) => ({
    files: {
      '_config.yml': hexoConfig(origin),
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

const eleventyLayout = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1.0">
    <title>{{ title }}</title>
  </head>
  <body>
    <header><a href="/">Package notes</a></header>
    <main>
      <h1>{{ title }}</h1>
      {{ content | safe }}
    </main>
  </body>
</html>
`;

const eleventyHome = `---
layout: base.njk
title: Package notes
---
<ul>
{%- for post in collections.post | reverse %}
  <li><a href="{{ post.url }}">{{ post.data.title }}</a> <time datetime="{{ post.date.toISOString() }}">{{ post.date.toDateString() }}</time></li>
{%- endfor %}
</ul>
`;

/** A blog made with Eleventy, with the bare layout that its documentation begins with. */
export const eleventy = {
  packages: { '@11ty/eleventy': '3.1.2' },
  plan: ({ texts }) => ({
    files: {
      'src/_includes/base.njk': eleventyLayout,
      'src/index.njk': eleventyHome,
      ...Object.fromEntries(
        texts.map((text, index) => [
          `src/posts/${text.slug}.md`,
          withFrontMatter(text, { layout: 'base.njk', tags: 'post', title: text.title, date: dayOf(index) }),
        ]),
      ),
    },
    commands: [['eleventy', '--input=src', '--output=public', '--quiet']],
    output: 'public',
  }),
};
