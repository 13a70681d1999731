/** Why a file is not imported, with the place to look at. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  at: '{file}, line {line}, column {column}: {problem}',
  count: '“{value}” is not a whole number. Export the file again, and do not change it in a spreadsheet.',
  decimal: '“{value}” is not a number. Export the file again, and do not change it in a spreadsheet.',
  moreClicks:
    '{clicks} clicks of {impressions} impressions cannot be. The columns must be clicks, impressions, click-through rate and position, in this order.',
  day: '“{value}” is not a date as 2026-10-19. Export the file again, and do not change it in a spreadsheet.',
  noUrl: '“{value}” is not a URL. Export the pages again, and do not change the file in a spreadsheet.',
  missing: 'This row has no value here. Export the file again; it may have been cut off.',
  unknownSheet:
    'The first column has neither pages, queries nor dates. Export the performance report of Search Console: Performance, then Export, then Download CSV.',
  unknownColumns:
    'After the first column there must be clicks, impressions, click-through rate and position, in this order. Export the performance report again, with all four figures switched on.',
  nothing:
    'This file has neither pages nor queries with figures. In Search Console open Performance, choose Export, then Download CSV, and drop the ZIP here as it is.',
  foreign:
    'These figures are of {found}, and this site is {wanted}. Import them on the page of that site, or choose the right property in Search Console.',
  tooLarge:
    'This ZIP unpacks to more than {megabytes} MB. An export of Search Console is far smaller; drop that one here.',
  brokenZip:
    'This ZIP could not be unpacked: it is damaged, encrypted or cut off. Export it again from Search Console.',
  spreadsheet:
    'This is an Excel file. In Search Console choose Export, then Download CSV, and drop the ZIP here as it is.',
  noCsv: 'There is no CSV file in this ZIP. In Search Console choose Export, then Download CSV.',
  notText: 'This is not a CSV file. Drop the ZIP that Search Console’s Download CSV gives.',
  rangeOrder: 'The first day is after the last one. Give from and to as 2026-10-19.',
});
