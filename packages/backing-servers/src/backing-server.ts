/** The servers that the system stands on. */
export type BackingServerName = 'postgres' | 'nats' | 'redis';

export const BACKING_SERVER_NAMES: readonly BackingServerName[] = ['postgres', 'nats', 'redis'];

/** How a process ended: by its own exit code, or by the signal that killed it. */
export type ServerExit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A server that runs as a private process of this machine. It keeps its port and its data over every restart. */
export type LocalServer = {
  readonly name: BackingServerName;
  /** The process that runs now, or the last one while none runs. */
  readonly pid: number;
  /** `host:port`, loopback only. */
  readonly address: string;
  readonly dataDir: string;
  /** Settles when the present process has ended, however it ended. Each restart brings a new promise. */
  readonly exited: Promise<ServerExit>;
  /** Starts the server again on the same port and data and resolves when it answers; one that still runs is stopped first. */
  restart(): Promise<void>;
};

/** Where the three servers answer. Reading the URL of a server that `only` left out throws. */
export type BackingServers = {
  /** Of a superuser, or of whatever the environment gave; its database exists. */
  readonly postgresUrl: string;
  readonly natsUrl: string;
  readonly redisUrl: string;
  /** Those that run as local processes; empty where URLs or containers were used. */
  readonly processes: readonly LocalServer[];
  /** Stops whatever was started here. Servers behind a given URL are left alone. */
  stop(): Promise<void>;
};
