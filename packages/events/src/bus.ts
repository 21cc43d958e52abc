import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { DeadLetter } from './consume/dead-letters.ts';
import { type NatsAddress, natsConnectionOptions } from './nats-connection.ts';
import { defaultReplicas, ensureStream } from './stream.ts';

/** A live NATS connection, with the stream as it was when the connection was made. Every reconnect creates a new link. */
export interface BusLink {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** The replica count of the stream, in case it must be created again. */
  readonly replicas: number;
  /** The version of nats-server, for example `2.9.10`. */
  readonly serverVersion: string;
}

/** A connection to NATS that is re-established for as long as the process runs. */
export interface Bus {
  /** The current link, or undefined while NATS is unavailable. */
  link(): BusLink | undefined;
  /** Resolves with the link as soon as there is one, or with undefined once the bus is closed or `stopping` is aborted. */
  ready(stopping?: AbortSignal): Promise<BusLink | undefined>;
  /** Calls `listener` with the current link, if any, and every new one. Returns a function that stops it. */
  onLink(listener: (link: BusLink) => void): () => void;
  /** The durable consumers that run in this process, by name, for operations. */
  readonly consumers: Map<string, RunningConsumer>;
  readonly close: () => Promise<void>;
}

/** A durable consumer that runs in this process. */
export interface RunningConsumer {
  /** Handles a dead letter again, after the events of its aggregate that are in progress. Returns whether it succeeded. */
  redrive(letter: DeadLetter): Promise<boolean>;
}

/** How to connect to NATS. */
export interface BusOptions extends NatsAddress {
  /** The replica count of the stream; by default three in a cluster and one on a single server. */
  readonly replicas?: number;
  readonly log?: Logger;
}

/** Startup waits this long for NATS. If NATS is unavailable, startup continues and the outbox keeps the events. */
const FIRST_LINK_MS = 3_000;
/** Short enough to use a restarted server at once, long enough not to flood it with attempts. */
const RECONNECT_MS = 500;
/**
 * A connection that is lost for this long is replaced. The client times its attempts by the clock of the process: after that clock is set back, it makes none
 * until the clock has caught up.
 */
const REPLACE_MS = 10_000;
/** A server that stops responding without closing the connection is given up after two missed pings, six seconds at most. */
const PING_MS = 2_000;
const PINGS_MISSED_MAX = 2;
/** The limit of a request to JetStream, for example for the state of a consumer. Publishing has its own. */
const REQUEST_TIMEOUT_MS = 5_000;
/** Buffered data is sent within milliseconds or not at all. */
const DRAIN_MS = 1_000;

/** Connects to NATS and keeps reconnecting until closed. Resolves even if NATS is unavailable. */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const bus = new NatsBus(options);
  const first = new AbortController();
  const deadline = setTimeout(() => first.abort(), FIRST_LINK_MS);
  await Promise.race([bus.ready(), new Promise<void>((resolve) => first.signal.addEventListener('abort', () => resolve()))]);
  clearTimeout(deadline);
  return bus;
}

class NatsBus implements Bus {
  readonly consumers = new Map<string, RunningConsumer>();
  readonly #options: BusOptions;
  readonly #listeners = new Set<(link: BusLink | undefined) => void>();
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #link: BusLink | undefined;
  #connection: NatsConnection | undefined;

  constructor(options: BusOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  link(): BusLink | undefined {
    return this.#link;
  }

  async ready(stopping?: AbortSignal): Promise<BusLink | undefined> {
    if (this.#link !== undefined || this.#closing.signal.aborted || stopping?.aborted) return this.#link;
    return new Promise((resolve) => {
      const listener = (link: BusLink | undefined): void => {
        this.#listeners.delete(listener);
        stopping?.removeEventListener('abort', stop);
        resolve(link);
      };
      const stop = (): void => listener(undefined);
      this.#listeners.add(listener);
      stopping?.addEventListener('abort', stop);
    });
  }

  onLink(listener: (link: BusLink) => void): () => void {
    const heard = (link: BusLink | undefined): void => {
      if (link !== undefined) listener(link);
    };
    this.#listeners.add(heard);
    heard(this.#link);
    return () => this.#listeners.delete(heard);
  }

  /** A property instead of a method, so that it can be passed on by itself. */
  readonly close = async (): Promise<void> => {
    if (!this.#closing.signal.aborted) {
      this.#closing.abort();
      this.#setLink(undefined);
      await this.#closeConnection();
    }
    await this.#running;
  };

  /** Draining sends what is buffered, but does not wait for an unavailable server. */
  async #closeConnection(): Promise<void> {
    if (this.#connection === undefined || this.#connection.isClosed()) return;
    const waited = new AbortController();
    const drained = this.#connection.drain().catch((error: unknown) => this.#warn(error, 'bus_drain_failed'));
    await Promise.race([drained, pause(DRAIN_MS, waited.signal)]);
    waited.abort();
    await this.#connection.close();
  }

  /** Connects again after a connection that ended permanently, for example because of a refused credential. */
  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await this.#live();
      } catch (error) {
        this.#warn(error, 'bus_connect_failed');
      }
      this.#setLink(undefined);
      await pause(RECONNECT_MS, this.#closing.signal);
    }
    for (const listener of this.#listeners) listener(undefined);
  }

  async #live(): Promise<void> {
    const connection = await connect({
      ...natsConnectionOptions(this.#options),
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      reconnectJitter: RECONNECT_MS / 2,
      pingInterval: PING_MS,
      maxPingOut: PINGS_MISSED_MAX,
      timeout: 2_000,
      // Otherwise each publish captures two stack traces in advance, which is half of its cost.
      noAsyncTraces: true,
    });
    this.#connection = connection;
    if (this.#closing.signal.aborted) return connection.close();
    void this.#establish(connection);
    let replacing: NodeJS.Timeout | undefined;
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        this.#setLink(undefined);
        replacing ??= setTimeout(() => void connection.close(), REPLACE_MS);
      }
      if (type === 'reconnect') {
        clearTimeout(replacing);
        replacing = undefined;
        void this.#establish(connection);
      }
    }
    clearTimeout(replacing);
  }

  /** Creates the link of a new connection, which takes a while if JetStream is still reading its files. */
  async #establish(connection: NatsConnection): Promise<void> {
    while (!this.#closing.signal.aborted && !connection.isClosed() && this.#link?.connection !== connection) {
      try {
        const manager = await jetstreamManager(connection, { checkAPI: false, timeout: REQUEST_TIMEOUT_MS });
        const replicas = this.#options.replicas ?? defaultReplicas(connection.info?.cluster);
        await ensureStream(manager, replicas);
        const serverVersion = connection.info?.version ?? '0.0.0';
        this.#setLink({ connection, jetstream: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS }), manager, replicas, serverVersion });
      } catch (error) {
        this.#warn(error, 'stream_not_ready');
        await pause(RECONNECT_MS, this.#closing.signal);
      }
    }
  }

  #setLink(link: BusLink | undefined): void {
    if (link === undefined && this.#link !== undefined && !this.#closing.signal.aborted) this.#options.log?.warn('bus_lost');
    if (link !== undefined) this.#options.log?.info({ nats_version: link.serverVersion }, 'bus_ready');
    this.#link = link;
    if (link !== undefined) for (const listener of this.#listeners) listener(link);
  }

  #warn(error: unknown, event: string): void {
    this.#options.log?.warn({ err: error }, event);
  }
}
