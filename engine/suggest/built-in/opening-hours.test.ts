/** Opening hours as websites write them. */
import { describe, expect, it } from 'vitest';
import { openingHoursIn } from './opening-hours.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('opening hours in text', () => {
  it('reads a line for each day, and leaves out closed ones', () => {
    expect(openingHoursIn(['Sunday Closed', 'Monday 7:00 AM to 8:00 PM', 'Saturday 9 am - 12 pm'])).toEqual([
      { day: 'Monday', opens: '07:00', closes: '20:00' },
      { day: 'Saturday', opens: '09:00', closes: '12:00' },
    ]);
  });

  it.each([
    ['Mon–Fri 9:00–17:30'],
    ['Montag bis Freitag: 9 bis 17.30 Uhr'],
    ['Mo-Fr von 9:00 - 17:30 Uhr'],
    ['Lundi à vendredi : 9h à 17h30'],
    ['Lunes a viernes de 9:00 a 17:30'],
    ['Lunedì – Venerdì 9.00 – 17.30'],
    ['maandag t/m vrijdag 9:00 tot 17:30'],
  ])('reads ranges: %s', (text) =>
    expect(openingHoursIn([text])).toEqual(week.map((day) => ({ day, opens: '09:00', closes: '17:30' }))),
  );

  it.each([['Version 7.1 to 8.0'], ['Tested from Monday'], ['so 3 to 5 people'], ['Pages 3 - 5']])(
    'reads none in %s',
    (text) => expect(openingHoursIn([text])).toEqual([]),
  );
});
