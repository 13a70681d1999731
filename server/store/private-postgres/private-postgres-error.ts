/** Why the private database cannot be used, as a sentence for whoever starts the product. */
export class PrivatePostgresError extends Error {
  override readonly name = 'PrivatePostgresError';
}
