/** A blog made with Eleventy, with the bare layout that its documentation begins with. */
import { dayOf, withFrontMatter } from './front-matter.mjs';

const layout = `<!doctype html>
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

const home = `---
layout: base.njk
title: Package notes
---
<ul>
{%- for post in collections.post | reverse %}
  <li><a href="{{ post.url }}">{{ post.data.title }}</a> <time datetime="{{ post.date.toISOString() }}">{{ post.date.toDateString() }}</time></li>
{%- endfor %}
</ul>
`;

export const eleventy = {
  packages: { '@11ty/eleventy': '3.1.2' },
  plan: ({ texts }) => ({
    files: {
      'src/_includes/base.njk': layout,
      'src/index.njk': home,
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
