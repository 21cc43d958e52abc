import type { BackingServerName } from '../backing-server.ts';

/** The command line that runs a server in the foreground. */
export type ServerCommand = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
};

/** What differs between the servers; everything else about a local process is the same for all. */
export type ServerRecipe = {
  readonly name: BackingServerName;
  readonly dataDir: string;
  readonly logFile: string;
  /** Prepares files for this port and says what to run. */
  prepare(port: number): Promise<ServerCommand>;
  /** Whether the server on this port answers and is this process. It may throw while nothing listens yet. */
  answers(port: number, pid: number): Promise<boolean>;
};
