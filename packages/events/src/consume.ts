import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import { askTogether } from './ask-together.ts';
import type { Bus, BusLink } from './bus.ts';
import { type DomainEvent, decodeEvent, scopeOfSubject } from './domain-event.ts';
import { type ConsumerLimits, ensureConsumer, filtersTypes } from './durable-consumer.ts';
import { unpackPayload } from './event-payload.ts';
import { newLanes } from './lanes.ts';
import { pause } from './pause.ts';
import { quarantineMessage, type SettleContext, settleMessage } from './settle-message.ts';
import { newSlots } from './slots.ts';
import { ensureStream, STREAM } from './stream.ts';

/** Handles one event in the transaction of its inbox row: what it writes through `trx` happens once, however often the event arrives. */
export type EventHandler<Database, Data> = (event: DomainEvent<Data>, trx: Transaction<Database>) => Promise<void>;

export interface ConsumeOptions<Database, Type extends string> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  /** The durable's name on the stream and in the inbox: unique in the system, by custom the service's name. */
  readonly consumer: string;
  readonly types: readonly Type[];
  readonly handlers: { readonly [T in Type]: EventHandler<Database, never> };
  readonly log: Logger;
  /**
   * Answers which of these events can have an effect here. The others are acknowledged without a transaction and an inbox row. For a
   * consumer that nobody may be interested in most of what it hears.
   */
  readonly concerns?: (events: readonly DomainEvent<never>[]) => Promise<ReadonlySet<DomainEvent<never>>>;
  /** Called after each commit of a handler, for example the relay's `wake` where handlers append events. */
  readonly afterCommit?: () => void;
  /** The waits between the tries of a failing event; after the last it is quarantined. */
  readonly retryWaitsMs?: readonly number[];
}

export interface Consumption {
  /** Ends after the events that are being handled; the others go back to the stream. */
  readonly close: () => Promise<void>;
}

/** Seven tries within a minute: a deadlock or a restarting database is over by then, a poisoned event never gets better. */
const RETRY_WAITS_MS: readonly number[] = [100, 500, 2_000, 5_000, 15_000, 30_000];
/** Unsettled events of one process; the aggregates among so many keep the transactions busy. */
const IN_HAND_MAX = 64;
/** Transactions at once: half a service's pool stays for its RPCs. */
const TRANSACTIONS_MAX = 4;
/** A pull ends by itself after this, so that one lost on the way is made again. */
const PULL_EXPIRES_MS = 10_000;
/** Two missed beats of the server show that the consumer, or the stream, is gone. */
const HEARTBEAT_MS = 1_500;
/** An event that waits its turn is kept from coming again: three of these fit into the acknowledgement wait. */
const WORKING_MS = 10_000;
/** Between looks for a stream or a server that is away. */
const AGAIN_MS = 500;
/** A process of an older version leaves what it does not know to a newer one. */
const NOT_MINE_MS = 5_000;

const LIMITS: ConsumerLimits = {
  // Long enough for the slowest handler, short enough that the events of a killed process come back soon.
  ackWaitMs: 30_000,
  // Over all processes of the service: what four of them hold in hand.
  maxAckPending: 4 * IN_HAND_MAX,
};

/**
 * Consumes events durably: what happened while the service was down arrives when it is back. Events of one aggregate are handled one after
 * the other, in their order. Two processes, or one that is killed in between, can still swap neighbours, so handlers look at the state that
 * they find.
 */
export function consume<Database, Type extends string>(options: ConsumeOptions<Database, Type>): Consumption {
  const { bus, consumer, types, log } = options;
  const stopping = new AbortController();
  const lanes = newLanes();
  const slots = newSlots(TRANSACTIONS_MAX);
  const inHand = new Set<JsMsg>();
  const handlers: Readonly<Record<string, EventHandler<Database, never> | undefined>> = options.handlers;
  const isConcerned = options.concerns === undefined ? undefined : askTogether(options.concerns);
  let messages: ConsumerMessages | undefined;
  bus.consumers.add(consumer);

  const settle = async (message: JsMsg, event: DomainEvent<never> | Error): Promise<void> => {
    const { afterCommit, db, retryWaitsMs = RETRY_WAITS_MS } = options;
    try {
      const handler = handlers[scopeOfSubject(message.subject).type];
      if (handler === undefined) return message.nak(NOT_MINE_MS);
      if (event instanceof Error) return await quarantineMessage(message, unreadableId(message), event, 1, options);
      if (isConcerned !== undefined && !(await isConcerned(event))) return message.ack();
      const context: SettleContext<Database> = {
        db,
        consumer,
        log,
        handler,
        afterCommit,
        retryWaitsMs,
        inSlot: slots.run,
        stopping: stopping.signal,
      };
      await settleMessage(message, event, context);
    } catch (error) {
      // Not even the quarantine could be written, so the database is away: the event comes again.
      log.warn({ err: error, consumer, subject: message.subject }, 'event_not_settled');
      message.nak(AGAIN_MS);
    } finally {
      inHand.delete(message);
    }
  };

  /** Takes messages until the link, the consumer or the stream is gone. */
  const takeFrom = async (link: BusLink): Promise<void> => {
    await ensureStream(link.manager, link.replicas);
    await ensureConsumer(link, consumer, types, LIMITS);
    const filtered = filtersTypes(link.serverVersion, types);
    const durable = await link.jetstream.consumers.get(STREAM, consumer);
    const taken = await durable.consume({
      max_messages: IN_HAND_MAX,
      expires: PULL_EXPIRES_MS,
      idle_heartbeat: HEARTBEAT_MS,
      abort_on_missing_resource: true,
    });
    messages = taken;
    // A new link means that the server was away: the consumer may have gone with it.
    const forget = bus.onLink((fresh) => {
      if (fresh !== link) taken.stop();
    });
    if (stopping.signal.aborted) taken.stop();
    try {
      for await (const message of taken) {
        // A server that cannot filter sends most of these for nothing, so they are not even read.
        if (!filtered && handlers[scopeOfSubject(message.subject).type] === undefined) {
          message.ack();
          continue;
        }
        const event = read(message);
        inHand.add(message);
        lanes.enter(laneOf(message, event), () => settle(message, event));
        await lanes.below(IN_HAND_MAX);
      }
    } finally {
      forget();
    }
  };

  const run = async (): Promise<void> => {
    const beat = setInterval(() => {
      for (const message of inHand) message.working();
    }, WORKING_MS);
    while (!stopping.signal.aborted) {
      try {
        const link = await bus.ready();
        if (link === undefined) break;
        await takeFrom(link);
      } catch (error) {
        log.warn({ err: error, consumer }, 'consumer_interrupted');
        await pause(AGAIN_MS, stopping.signal);
      }
    }
    await lanes.below(1);
    clearInterval(beat);
    bus.consumers.delete(consumer);
  };

  const running = run();
  return {
    close: () => {
      stopping.abort();
      messages?.stop();
      return running;
    },
  };
}

function read(message: JsMsg): DomainEvent<never> | Error {
  try {
    return decodeEvent(unpackPayload(message.data));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Bytes that are no event have no id of their own; their place in the stream tells them apart. */
const unreadableId = (message: JsMsg): string => message.headers?.get('Nats-Msg-Id') || `${STREAM}:${message.seq}`;

const laneOf = (message: JsMsg, event: DomainEvent<never> | Error): string =>
  event instanceof Error ? message.subject : `${event.tenantId} ${event.mode} ${event.aggregate} ${event.aggregateId}`;
