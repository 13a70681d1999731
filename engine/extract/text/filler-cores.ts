/** Parts of words that every passage of filler text has one of, and few other texts have any of. */
export const fillerCores = ['ipsum', 'dolor', 'consectetu', 'adipisci', 'eiusmod', 'ullamco'];
