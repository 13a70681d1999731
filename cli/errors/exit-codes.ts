/** The exit codes of the command. */
export const exitCodes = { fine: 0, gateFailed: 1, wrongUse: 2, couldNotAudit: 3, cancelled: 130 } as const;
