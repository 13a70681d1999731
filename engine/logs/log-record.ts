/** One line of a log, as far as it is read; texts may be parts of the line. */
export interface LogRecord {
  readonly address: string;
  /** As it is written; `parseTime` reads it. */
  readonly time: string;
  /** Path and query, or the whole URL where a proxy logs it. */
  readonly target: string;
  readonly status: string;
  readonly userAgent: string;
  /** Empty where the log does not say. */
  readonly host: string;
}

/** Null for a line that is not in the format; `skip` for one that is and holds no request. */
export type ReadLine = (line: string) => LogRecord | 'skip' | null;

export interface LogFormat {
  readonly name: string;
  readonly read: ReadLine;
}
