/** Reads a report that an earlier version stored in the form that is sent now; today's pass as they are. */
import { upgradeAnalysis } from '@pagewright/contract/upgrade-analysis';

/** Within a text of the report its quotes would be escaped, so this can only be a field. */
const listedDesign = '"designAnalysis":[';
const wholeDesign = '"designAnalysis":{';

/** A text of megabytes is taken apart only when it is of the earlier form. */
export function upgradeReport(text: string): string {
  if (text.includes(listedDesign) || !text.includes(wholeDesign)) return text;
  return JSON.stringify(upgradeAnalysis(JSON.parse(text)));
}
