import type { ServiceName } from '@storefront/access';

/** A server that the system depends on. */
export type BackingServerName = 'postgres' | 'nats' | 'redis';

/** All backing servers. */
export const BACKING_SERVER_NAMES: readonly BackingServerName[] = ['postgres', 'nats', 'redis'];

/** How a process ended: with an exit code, or killed by a signal. */
export type ServerExit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A server that runs as a private process on this machine. It keeps its port and its data across restarts. */
export type LocalServer = {
  readonly name: BackingServerName;
  /** The process ID of the current process, or of the last one if none is running. */
  readonly pid: number;
  /** `host:port`, loopback only. */
  readonly address: string;
  readonly dataDir: string;
  /** Settles when the current process has exited for any reason. Each restart creates a new promise. */
  readonly exited: Promise<ServerExit>;
  /** Restarts the server on the same port and data and resolves when it responds; a server that is still running is stopped first. */
  restart(): Promise<void>;
};

/** The URLs of the three servers. Reading the URL of a server that `only` excluded throws. */
export type BackingServers = {
  /** The URL of a superuser, or the one given in the environment; its database exists. */
  readonly postgresUrl: string;
  /** The URL of an administrator of NATS, or the one given in the environment. */
  readonly natsUrl: string;
  /** Returns the URL with a service's own credentials. With a URL from the environment, it is the same for all services. */
  natsUrlOf(service: ServiceName): string;
  readonly redisUrl: string;
  /** The servers that run as local processes; empty if URLs or containers are used. */
  readonly processes: readonly LocalServer[];
  /** Stops everything that was started here. Servers given by URL keep running. */
  stop(): Promise<void>;
};
