/** Tests which texts show what a question asks for. */
import { expect, it } from 'vitest';
import { kindsOf, showsKind } from './question-kinds.ts';

it.each([
  ['Call (555) 892-9403', true],
  ['Tel. 030 123 456 78', true],
  ['+49 30 1234567', true],
  ['10.0.2.0/23 and 192.168.0.0/24', false],
  ['Version 12.18 of 2023', false],
  ['Boston, MA 02110-1301, USA', false],
])('“%s” shows a phone number: %s', (text, isShown) => expect(showsKind(text, 'phone')).toBe(isShown));

it('reads what is asked for in any of the languages', () => {
  expect(kindsOf('what is the phone number of the helpdesk')).toContain('phone');
  expect(kindsOf('wie lautet die Telefonnummer')).toContain('phone');
});
