/** A book made with HonKit, as its documentation begins one: a summary, a first page, a page for each chapter. */

const first = `# Package reader

What the packages of this reader do, each in the words of the people who made it.
`;

export const honkit = {
  packages: { honkit: '6.1.7' },
  manifest: {},
  /** The other generators have the first texts. */
  offset: 0.5,
  plan: ({ texts }) => ({
    files: {
      'book/book.json': JSON.stringify({ title: 'Package reader', language: 'en' }),
      'book/README.md': first,
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
