/** Tests content-phrase-stuffing. */
import { testRule } from '../../testing/test-rule.ts';
import { contentPhraseStuffing } from './content-phrase-stuffing.ts';

const main = (text: string): string => `<main><p>${text}</p></main>`;
const plain =
  'A pump that is serviced once a year lasts longer than one that nobody looks at, because worn seals give plenty of warning to anyone who listens. ';

testRule(contentPhraseStuffing, {
  pass: [
    // A column of a table.
    `<main><p>${plain.repeat(4)}</p><table>${'<tr><td>public static final</td><td>Element</td></tr>'.repeat(30)}</table></main>`,
    main(plain.repeat(6)),
    main(`${'Call us about pump repair Manchester when the pressure drops. '.repeat(4)}${plain.repeat(5)}`),
  ],
  fail: [
    [
      main('Looking for pump repair Manchester? Our pump repair Manchester team does it. '.repeat(12)),
      '“pump repair manchester” is used 24 times',
    ],
  ],
  skip: [main('pump repair Manchester pump repair Manchester')],
});
