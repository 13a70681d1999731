/** Leaves the application for another document: the sign-in, the sign-out, the checkout. */
export function leave(address: string): void {
  window.location.assign(address);
}
