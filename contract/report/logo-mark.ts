/** The mark of the product, in a box of 24 by 24: a page in ink whose edge is a ruler, its ticks in the color of the paper. */
export const logoMark = {
  page: 'M6.5 2h8.25L20 7.25V20.5a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2Z',
  ticks: 'M5 7h3.5M5 10.5h7M5 14h3.5M5 17.5h7',
} as const;
