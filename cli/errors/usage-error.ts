/** Errors that the user can correct: the command ends with exit code 2 and their sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The site could not be audited: exit code 3. */
export class AuditError extends Error {
  override readonly name = 'AuditError';
}
