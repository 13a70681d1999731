/** Leaves the application for another document: the sign-in, the sign-out, the checkout. */
export function leave(url: string): void {
  window.location.assign(url);
}
