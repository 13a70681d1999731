/** The part of xpath that is used: its own types bring all of the browser's. */

interface NodeSet {
  toArray(): unknown[];
}

export interface ParsedXPath {
  evaluate(options: { readonly node: unknown; readonly isHtml: boolean }): {
    readonly nodes?: unknown;
    toArray?: NodeSet['toArray'];
    stringValue(): string;
    numberValue(): number;
    booleanValue(): boolean;
  };
}

declare const xpath: {
  parse(expression: string): ParsedXPath;
  XNodeSet: abstract new () => NodeSet;
  XNumber: abstract new () => unknown;
  XBoolean: abstract new () => unknown;
};
export default xpath;
