/** The insertion modes of the HTML standard, numbered. */

export const mode = {
  initial: 0,
  beforeHtml: 1,
  beforeHead: 2,
  inHead: 3,
  afterHead: 4,
  inBody: 5,
  inTable: 6,
  inCaption: 7,
  inColumnGroup: 8,
  inTableBody: 9,
  inRow: 10,
  inCell: 11,
  inTemplate: 12,
  afterBody: 13,
  inFrameset: 14,
  afterFrameset: 15,
  afterAfterBody: 16,
  afterAfterFrameset: 17,
} as const;
