import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '@storefront/telemetry';
import { pause } from './pause.ts';
import { defaultReplicas, ensureStream } from './stream.ts';

/** A living connection on which the stream stood when it was made. A reconnect makes a new link. */
export interface BusLink {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Of the stream, should it have to be created again. */
  readonly replicas: number;
  /** Of nats-server, `2.9.10`. */
  readonly serverVersion: string;
}

export interface Bus {
  /** The link, or undefined while NATS is away. */
  link(): BusLink | undefined;
  /** Resolves with the link as soon as there is one; with undefined once the bus is closed. */
  ready(): Promise<BusLink | undefined>;
  /** Calls `listener` with every new link, the present one included; returns how to stop that. */
  onLink(listener: (link: BusLink) => void): () => void;
  /** The durable consumers that run in this process, for its operators. */
  readonly consumers: Set<string>;
  readonly close: () => Promise<void>;
}

export interface BusOptions {
  /** One or several, separated by commas. */
  readonly url: string;
  /** What NATS calls this client in its own listings. */
  readonly name: string;
  /** Copies of the stream; without it three in a cluster and one on a single server. */
  readonly replicas?: number;
  readonly log?: Logger;
}

/** A start-up with NATS at hand is in order within this; without NATS it goes on, and the outbox holds what is written. */
const FIRST_LINK_MS = 3_000;
/** Short enough that a restarted server is used at once, long enough not to knock all the time. */
const RECONNECT_MS = 500;
/** A server that stopped answering without closing is given up after two of these. */
const PING_MS = 5_000;
/** What is buffered is gone in milliseconds, or cannot be sent. */
const DRAIN_MS = 1_000;

/** Connects to NATS and keeps connected for ever, whatever becomes of it. Resolves also when NATS is not there yet. */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const bus = new NatsBus(options);
  const first = new AbortController();
  const patience = setTimeout(() => first.abort(), FIRST_LINK_MS);
  await Promise.race([bus.ready(), new Promise<void>((resolve) => first.signal.addEventListener('abort', () => resolve()))]);
  clearTimeout(patience);
  return bus;
}

class NatsBus implements Bus {
  readonly consumers = new Set<string>();
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

  async ready(): Promise<BusLink | undefined> {
    if (this.#link !== undefined || this.#closing.signal.aborted) return this.#link;
    return new Promise((resolve) => {
      const listener = (link: BusLink | undefined): void => {
        this.#listeners.delete(listener);
        resolve(link);
      };
      this.#listeners.add(listener);
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

  /** A property, so that it can be handed on by itself. */
  readonly close = async (): Promise<void> => {
    if (!this.#closing.signal.aborted) {
      this.#closing.abort();
      this.#setLink(undefined);
      await this.#closeConnection();
    }
    await this.#running;
  };

  /** Draining sends what is buffered; a server that is away is not waited for. */
  async #closeConnection(): Promise<void> {
    if (this.#connection === undefined || this.#connection.isClosed()) return;
    const waited = new AbortController();
    const drained = this.#connection.drain().catch((error: unknown) => this.#warn(error, 'bus_drain_failed'));
    await Promise.race([drained, pause(DRAIN_MS, waited.signal)]);
    waited.abort();
    await this.#connection.close();
  }

  /** Connects again after each connection that ended for good, as after a refused credential. */
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
      servers: this.#options.url.split(','),
      name: this.#options.name,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      reconnectJitter: RECONNECT_MS / 2,
      pingInterval: PING_MS,
      timeout: 2_000,
      // Else each publish takes two stack traces beforehand, for the error that it may become: half of what publishing costs.
      noAsyncTraces: true,
    });
    this.#connection = connection;
    if (this.#closing.signal.aborted) return connection.close();
    void this.#establish(connection);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#setLink(undefined);
      if (type === 'reconnect') void this.#establish(connection);
    }
  }

  /** Makes the link of a fresh connection, which takes a while where JetStream is still reading its files. */
  async #establish(connection: NatsConnection): Promise<void> {
    while (!this.#closing.signal.aborted && !connection.isClosed() && this.#link?.connection !== connection) {
      try {
        const manager = await jetstreamManager(connection, { checkAPI: false });
        const replicas = this.#options.replicas ?? defaultReplicas(connection.info?.cluster);
        await ensureStream(manager, replicas);
        const serverVersion = connection.info?.version ?? '0.0.0';
        this.#setLink({ connection, jetstream: jetstream(connection), manager, replicas, serverVersion });
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
