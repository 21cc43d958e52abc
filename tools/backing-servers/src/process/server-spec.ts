import type { BackingServerName } from '../backing-server.ts';

/** The command line that runs a server in the foreground. */
export type ServerCommand = {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
};

/** The properties in which servers differ; everything else about a local process is the same for all of them. */
export type ServerSpec = {
  readonly name: BackingServerName;
  readonly dataDir: string;
  readonly logFile: string;
  /** Prepares files for this port and returns the command to run. */
  prepare(port: number): Promise<ServerCommand>;
  /** Reports whether the server on this port responds and is this process. It may throw while nothing is listening yet. */
  responds(port: number, pid: number): Promise<boolean>;
  /** Reports whether a server that responds can do its work, if it can lose that ability while it runs. Throws if the server does not respond. */
  works?(port: number): Promise<boolean>;
};
