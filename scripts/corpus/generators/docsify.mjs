/** Documentation shown by docsify: one page, whose script loads Markdown by the part of the URL after "#". */

const page = `<!DOCTYPE html>
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

const copy = `import { cpSync } from 'node:fs';
const dist = 'node_modules/docsify/dist';
cpSync(\`\${dist}/docsify.min.js\`, 'public/docsify.min.js');
cpSync(\`\${dist}/themes\`, 'public/themes', { recursive: true });
`;

export const docsify = {
  packages: { docsify: '5.0.0' },
  plan: ({ texts }) => ({
    files: {
      'copy.mjs': copy,
      'public/index.html': page,
      'public/.nojekyll': '',
      'public/README.md': texts[0]?.markdown ?? '',
      'public/_sidebar.md': texts.map(({ title, slug }) => `- [${title}](/${slug})`).join('\n'),
      ...Object.fromEntries(texts.map(({ slug, markdown }) => [`public/${slug}.md`, markdown])),
    },
    commands: [['node', 'copy.mjs']],
    output: 'public',
  }),
};
