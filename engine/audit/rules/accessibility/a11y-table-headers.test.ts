/** Tests a11y-table-headers. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yTableHeaders } from './a11y-table-headers.ts';

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const figures = row('V8', '8 l') + row('V12', '12 l') + row('V24', '24 l');

testRule(a11yTableHeaders, {
  pass: [
    `<table><tr><th>Model</th><th>Volume</th></tr>${figures}</table>`,
    // The first row is like the others, or the table is for layout.
    `<table>${figures}</table>`,
    `<table role="presentation">${row('Model', 'Volume')}${figures}</table>`,
    `<table>${row('Model', 'Volume')}${row('V8', '<table><tr><td>1</td></tr></table>')}${figures}</table>`,
    `<table>${row('Name', 'Meaning')}${row('oak', 'a tree')}${row('ash', 'another')}</table>`,
    `<table>${row('Model', 'Volume')}${row('V8', '8 l')}</table>`,
    `<table>${row('Call us:', 'Open')}${row('0123', '9 to 5')}${row('0124', '8 to 4')}</table>`,
    // The first row is one of the rows: a file pattern and what it is for.
    `<table>${row('*.pro', 'Project file')}${row('*.sch', 'Version 2')}${row('*.brd', 'Version 3')}</table>`,
    `<table>${row('Save', 'Writes the file to the disk')}${row('Load', 'Key 2')}${row('Quit', 'Key 3')}</table>`,
    `<table><tr><td colspan="2">Vessels</td></tr>${figures}</table>`,
  ],
  fail: [
    [
      `<table>${row('Model', 'Volume')}${figures}</table>`,
      'The column names of 1 table are in plain cells (td)',
      { found: '<td>Model</td><td>Volume</td>' },
    ],
  ],
});
