/** What keeps a model from being set up on this machine, as a sentence for whoever waits for it. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
