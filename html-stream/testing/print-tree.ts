/** Prints a tree in the format of html5lib's tree-construction tests. */
import type { TreeElement, TreeNode } from './build-tree.ts';

function printElement({ name, attributes, children }: TreeElement, indent: string): string[] {
  const inside = `${indent}  `;
  const sorted = [...attributes].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `${indent}<${name}>`,
    ...sorted.map(([attribute, value]) => `${inside}${attribute}="${value}"`),
    ...(name === 'template'
      ? [`${inside}content`, ...printTree(children, `${inside}  `)]
      : printTree(children, inside)),
  ];
}

export function printTree(nodes: readonly TreeNode[], indent = '| '): string[] {
  return nodes.flatMap((node) => {
    switch (node.kind) {
      case 'element':
        return printElement(node, indent);
      case 'text':
        return [`${indent}"${node.text}"`];
      case 'comment':
        return [`${indent}<!-- ${node.text} -->`];
      default: {
        const { name, publicId, systemId } = node.doctype;
        const ids = publicId === null && systemId === null ? '' : ` "${publicId ?? ''}" "${systemId ?? ''}"`;
        return [`${indent}<!DOCTYPE ${name}${ids}>`];
      }
    }
  });
}
