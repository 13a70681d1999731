/** Layout components: the classes of a look, the element's own attributes, and that every class they name exists. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note, Row, Stack, Text } from './layout.tsx';

const web = path.join(import.meta.dirname, '..');
const defined = new Set(
  ['base', 'layout'].flatMap((name) =>
    [...readFileSync(path.join(web, 'styles', `${name}.css`), 'utf8').matchAll(/^\s*\.([\w-]+)/gm)].map(
      ([, className]) => className,
    ),
  ),
);

it('draws the element with its look as classes and everything else as attributes', () => {
  const { container } = render(
    <Stack as="ul" gap={2} rowGap={0} shrink fill={false} className="own" aria-label="Pages">
      <Note as="li" tone="soft">
        One
      </Note>
    </Stack>,
  );
  expect(container.innerHTML).toBe(
    '<ul aria-label="Pages" class="stack gap-2 row-gap-0 shrink own"><li class="size-sm tone-soft">One</li></ul>',
  );
});

it('is a paragraph or a box unless it is told otherwise', () => {
  const { container } = render(
    <Row>
      <Text size="md">Words</Text>
    </Row>,
  );
  expect(container.innerHTML).toBe('<div class="row"><p class="size-md">Words</p></div>');
});

it('has a class for every name that a style sheet composes', async () => {
  const missing: string[] = [];
  for await (const file of glob('**/*.module.css', { cwd: web, exclude: ['dist/**'] }))
    for (const [, names = ''] of readFileSync(path.join(web, file), 'utf8').matchAll(
      /composes: ([^;]+) from global/g,
    ))
      for (const name of names.split(' ')) if (!defined.has(name)) missing.push(`${file}: ${name}`);
  expect(missing).toEqual([]);
});
