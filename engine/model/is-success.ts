/** Tells a successful response by its status: browsers and search engines show any 2xx, not only 200. */

export const isSuccess = (status: number | null): boolean =>
  status !== null && status >= 200 && status <= 299;
