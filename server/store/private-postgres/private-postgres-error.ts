/** Why the private database cannot be used, as a sentence for the operator. */
export class PrivatePostgresError extends Error {
  override readonly name = 'PrivatePostgresError';
}
