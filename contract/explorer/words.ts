/** What is wrong with a filter or view of the explorer. */
import { messages } from '../messages/translate.ts';

export const words = messages({
  noColumn: 'There is no column {name}. GET /api/docs lists the columns.',
  oneOperator: 'A condition on {name} needs exactly one operator, for example is or contains.',
  noOperator: '{name} cannot be filtered with {operator}. Use one of: {known}.',
  noChoice: '{name} is one of: {choices}.',
  wantsText: 'Compare this column with a text.',
  wantsNumber: 'Compare this column with a number.',
  wantsTextOrNumber: 'Compare own fields with a text, and with a number in atLeast and atMost.',
  wantsStatus: 'Compare the status with a number, or with a class such as 4xx.',
  wantsBoolean: 'Compare this column with true or false.',
  wantsDay: 'Compare this column with a day such as 2026-11-30.',
  wrongGroup: '“and” and “or” each hold a list of 1 to {most, number} conditions, and nothing else.',
  tooDeep: 'A filter is at most three levels deep: and/or, and/or, conditions.',
  filterNoJson: 'The filter is not JSON. Send an object such as {example}.',
});
