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
  inSelect: 12,
  inSelectInTable: 13,
  inTemplate: 14,
  afterBody: 15,
  inFrameset: 16,
  afterFrameset: 17,
  afterAfterBody: 18,
  afterAfterFrameset: 19,
} as const;
