/** Documentation made with VitePress and its default theme: Vue, rendered beforehand and hydrated. */
const config = (origin, sidebar) => `export default {
  title: 'Package handbook',
  ignoreDeadLinks: true,
  cleanUrls: true,
  sitemap: { hostname: ${JSON.stringify(origin)} },
  markdown: { html: false },
  themeConfig: { sidebar: ${JSON.stringify(sidebar)} },
};
`;

const home = (first) => `---
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

export const vitepress = {
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  plan: ({ origin, texts }) => ({
    files: {
      '.vitepress/config.mjs': config(
        origin,
        texts.map(({ title, slug }) => ({ text: title, link: `/${slug}` })),
      ),
      'index.md': home(texts[0]?.slug ?? ''),
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
