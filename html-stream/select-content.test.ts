/** Tests the content of `select` by the rules of the customizable select, which parse5 does not have yet. */
import { describe, expect, it } from 'vitest';
import { buildTree, type TreeNode } from './testing/build-tree.ts';

/** The body in short: `select(option("a") hr)`. */
function inShort(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return JSON.stringify(node.text);
      if (node.kind !== 'element') return '';
      return node.children.length === 0 ? node.name : `${node.name}(${inShort(node.children)})`;
    })
    .join(' ');
}

function bodyOf(html: string): string {
  const root = buildTree(html).find((node) => node.kind === 'element');
  const body = root?.children.find((node) => node.kind === 'element' && node.name === 'body');
  return body?.kind === 'element' ? inShort(body.children) : '';
}

describe('content of select', () => {
  it.each([
    [
      'keeps other elements',
      '<select><div>x</div><option>a<b>b</b></select>',
      'select(div("x") option("a" b("b")))',
    ],
    ['keeps a button and links', '<select><button><a href=1>x</a></button>', 'select(button(a("x")))'],
    ['keeps a textarea', '<select><textarea>x</textarea>y', 'select(textarea("x") "y")'],
    ['a nested select closes the first', '<select>a<select>b', 'select("a") "b"'],
    ['and is itself ignored, with its end tag', '<select>a<select>b</select>c', 'select("a") "bc"'],
    ['an input closes it', '<select><option>a<input>b</select>c', 'select(option("a")) input "bc"'],
    ['a hidden input too', '<select><input type=hidden>', 'select input'],
    ['an option closes the one before', '<select><option>a<option>b', 'select(option("a") option("b"))'],
    [
      'an option stays in its group',
      '<select><optgroup><option>a<option>b',
      'select(optgroup(option("a") option("b")))',
    ],
    [
      'a group closes option and group',
      '<select><optgroup><option>a<optgroup><option>b',
      'select(optgroup(option("a")) optgroup(option("b")))',
    ],
    [
      'hr separates groups',
      '<select><optgroup><option>a<hr><option>b',
      'select(optgroup(option("a")) hr option("b"))',
    ],
    [
      'options in a div are nested',
      '<select><option>a<div><option>b',
      'select(option("a" div(option("b"))))',
    ],
    [
      'its end tag closes what is open in it',
      '<select><div><option>a</select>b',
      'select(div(option("a"))) "b"',
    ],
    ['p around it is not closed from inside', '<p><select><p>a</p></select>b', 'p(select(p("a")) "b")'],
    [
      'in a table, the next cell closes it',
      '<table><tr><td><select><option>a<td>b',
      'table(tbody(tr(td(select(option("a"))) td("b"))))',
    ],
    ['outside a select, an option still closes an option', '<option>a<option>b', 'option("a") option("b")'],
  ])('%s', (_what, html, tree) => {
    expect(bodyOf(html)).toBe(tree);
  });
});
