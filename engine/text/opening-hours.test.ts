/** Tests that opening hours are recognized by a day beside a span of time. */
import { expect, it } from 'vitest';
import { showsHours } from './opening-hours.ts';

it.each([
  'Open Monday to Friday, 8:00 to 18:00',
  'Mo–Fr 9–18 Uhr',
  'Mon: 9am-5pm',
  'Lundi 9h00 à 18h00',
  'Lunes a viernes de 9:00 a 14:00',
  'Open daily from 7.30 to 22.00',
])('%s', (text) => {
  expect(showsHours(text)).toBe(true);
});

it.each(['Sat Nov 12 10:30:11', 'Sunday 2-3 chapters', 'some software 10:30 - 11:00', 'Monday at 9:00'])(
  'not in %s',
  (text) => {
    expect(showsHours(text)).toBe(false);
  },
);
