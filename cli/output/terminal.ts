/** The terminal of a command. */

/** What the command reads and writes: the process, or a test. */
export interface Terminal {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'> & {
    readonly isTTY?: boolean;
    readonly hasColors?: () => boolean;
  };
  readonly stderr: Pick<NodeJS.WriteStream, 'write'> & {
    readonly isTTY?: boolean;
    readonly columns?: number;
  };
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}
