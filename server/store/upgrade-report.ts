/** Converts the JSON text of a report that an earlier version stored to the current schema. */
import { upgradeAnalysis } from '@pagewright/contract/entities/upgrade-analysis';

/** Quotes inside a string are escaped in JSON, so each of these can only be a field. */
const renamedFields = ['"keptRules":[', '"siteAdvice":{', '"advice":{'] as const;
const listedDesign = '"designAnalysis":[';
const wholeDesign = '"designAnalysis":{';

const isCurrent = (text: string): boolean =>
  !renamedFields.some((field) => text.includes(field)) &&
  (text.includes(listedDesign) || !text.includes(wholeDesign));

/** Reports have megabytes: only those of an earlier version are parsed. */
export const upgradeReport = (text: string): string =>
  isCurrent(text) ? text : JSON.stringify(upgradeAnalysis(JSON.parse(text)));
