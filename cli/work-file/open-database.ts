/** Opens the SQLite database of a work file, and turns its errors into sentences. */
import type { DatabaseSync } from 'node:sqlite';
import { AuditError, UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

/** Result codes of SQLite. */
const codes = { busy: 5, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

/** Extended codes have the primary one in their last byte. */
const codeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;

/** The error for the user; the same error where SQLite did not raise it. */
function explain(error: unknown, file: string): unknown {
  switch (codeOf(error)) {
    case codes.busy:
      return new UsageError(words.workFile.inUse({ file }));
    case codes.full:
    case codes.ioError:
      return new AuditError(words.workFile.full({ file }));
    case codes.readOnly:
    case codes.cannotOpen:
      return new UsageError(words.workFile.notWritable({ file }));
    case codes.corrupt:
      return new UsageError(words.workFile.damaged({ file }));
    case codes.notADatabase:
      return new UsageError(words.workFile.noWorkFile({ file }));
    default:
      return error;
  }
}

/** Runs what touches the database. */
export function guarded<Value>(file: string, task: () => Value): Value {
  try {
    return task();
  } catch (error) {
    throw explain(error, file);
  }
}

/** Node says once that its SQLite is experimental, which the user can do nothing about. */
async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return await import('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** What is committed survives a killed process; another process cannot open the file meanwhile. */
const settings = `
pragma locking_mode = exclusive;
pragma journal_mode = wal;
pragma synchronous = normal;
`;

export async function openDatabase(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  return guarded(file, () => {
    const database = new DatabaseSync(file);
    try {
      database.exec(settings);
      // The lock is taken by the first write.
      database.exec('begin immediate; commit');
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}
