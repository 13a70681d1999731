/** The words of field data. */
import { messages } from '@pagewright/contract/messages/translate';

export const fieldStrings = messages({
  heading: 'Real visitors (field data)',
  text: 'Core Web Vitals that Chrome measured with your visitors (CrUX).',
  period:
    'Core Web Vitals that Chrome measured with your visitors from {from} to {to}: three quarters of all visits were at least this good.',
  none: 'Chrome has no field data for this site. That is normal: it needs many visitors. The figures that we measured are above.',
  noOrigin: 'Chrome has no field data for the site as a whole.',
  pagesWithout:
    '{count, plural, one {# page has} other {# pages have}} no field data: too few visitors, which is normal.',
  noValue: '–',
  figure: 'Figure',
  phone: 'Phones',
  desktop: 'Desktops',
  measured: 'Measured by us (median)',
  history: 'History',
  historyOf: '{figure}, of the last months',
  page: 'Page',
  pages: 'Pages with field data of their own',
  onPhone: '{figure}, phones',
  onDesktop: '{figure}, desktops',
  ratings: { good: 'Good', fair: 'Needs improvement', poor: 'Poor' },
});
