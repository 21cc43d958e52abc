import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { createBatcher, createStoreBatcher, type Scope } from '@storefront/db';
import { createFairQueue, inFlow, storeOf, type Flow, flowOf } from '@storefront/fair-queue';
import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import type { Bus, BusLink } from '../bus.ts';
import { type DomainEvent, scopeOfSubject } from '../event/domain-event.ts';
import { unpackPayload } from '../event/event-payload.ts';
import { ensureStream, STREAM } from '../stream.ts';
import type { DeadLetter } from './dead-letters.ts';
import { type ConsumerLimits, ensureConsumer, filtersTypes } from './durable-consumer.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { observeConsumer } from './observe-consumer.ts';
import { createPosition, PositionChanged } from './position.ts';
import { deliveryOf, type EventSubject, queueKeyOf, read, respond, unreadableId } from './received-event.ts';
import { redriveDeadLetter } from './redrive.ts';
import { deadLetterMessage, handleTogether, type SettleContext, settleMessage } from './settle-message.ts';

/** Handles an event in the transaction of its inbox row, so that writes through `trx` happen once even if the event arrives several times. */
export type EventHandler<Database, Data> = (event: DomainEvent<Data>, trx: Transaction<Database>) => Promise<void>;

/** The options of a consumer. */
export interface ConsumeOptions<Database, Type extends string> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  /** The name of the durable consumer and of its inbox rows: unique in the system, by convention the service's name. */
  readonly consumer: string;
  readonly types: readonly Type[];
  readonly handlers: { readonly [T in Type]: EventHandler<Database, never> };
  readonly log: Logger;
  /** Returns the ID of what an event changes here. Events about one thing are handled one by one, in order, even if they belong to different aggregates. */
  readonly about?: EventSubject;
  /**
   * Returns those events of a store and mode that can have an effect here. The others are acknowledged without a transaction or an inbox row. For a
   * consumer to which most events are irrelevant.
   */
  readonly concerns?: (events: readonly DomainEvent<never>[]) => Promise<ReadonlySet<DomainEvent<never>>>;
  /** Handles events of a store, of different aggregates, in one transaction. If that fails, each is handled by its handler. */
  readonly batch?: EventBatch<Database>;
  /** Called with the store after each commit of a handler, for example to wake the relay if handlers append events. */
  readonly afterCommit?: (scope: Scope) => void;
  /** The waits between retries of a failing event; after the last retry it is dead-lettered. */
  readonly retryWaitsMs?: readonly number[];
}

/** How several events of a store and mode are handled in one transaction. */
export interface EventBatch<Database> {
  /** The types that are handled in batches; by default, all. */
  readonly types?: readonly string[];
  /**
   * Handles at least one event, in the transaction of their inbox rows. It runs on behalf of no request: events that it appends must name the one that caused
   * them.
   */
  readonly handle: (events: readonly DomainEvent<never>[], trx: Transaction<Database>) => Promise<void>;
  /** The least time between the starts of two batches of a store. By default, a batch contains what arrived while the previous one was in progress. */
  readonly intervalMs?: number;
}

/** A running consumer. */
export interface Consumption {
  /** Stops after the events in progress; the others return to the stream. */
  readonly close: () => Promise<void>;
}

/** Seven tries within a minute: enough for a deadlock or a database restart, while a poison event never succeeds. */
const RETRY_WAITS_MS: readonly number[] = [100, 500, 2_000, 5_000, 15_000, 30_000];
/** The maximum number of unacknowledged events per process; that many contain enough aggregates to keep the transactions busy. */
const IN_HAND_MAX = 64;
/** Concurrent transactions: half of a service's pool remains for its RPCs. */
const TRANSACTIONS_MAX = 4;
/** A pull request expires after this time, so that a lost one is repeated. */
const PULL_EXPIRES_MS = 10_000;
/** Two missed heartbeats mean that the consumer or the stream is gone. */
const HEARTBEAT_MS = 1_500;
/** Extends the acknowledgment deadline of a waiting event; three of these intervals fit into the deadline. */
const WORKING_MS = 10_000;
/** The wait between checks for a missing stream or server. */
const AGAIN_MS = 500;
/** How often the position is compared with the stream, which detects that the database was restored while this process runs. */
const COMPARE_MS = 10_000;
/** The least time between two acknowledgments of events that are not handled. Short of the deadline of an acknowledgment by far. */
const SKIP_MS = 100;
/** How long a process of an older version leaves an unknown event to a newer one. */
const NOT_MINE_MS = 5_000;

const LIMITS: ConsumerLimits = {
  // Long enough for the slowest handler, short enough that the events of a killed process are redelivered soon.
  ackWaitMs: 30_000,
  // For all processes of the service together: enough for four of them.
  maxAckPending: 4 * IN_HAND_MAX,
};

/**
 * Consumes events durably: events published while the service was down arrive when it is back. Events of one aggregate, or about one thing, are
 * handled one by one, in order. With two processes, or one that is killed in between, consecutive events can still be swapped, so handlers must check the
 * current state.
 */
export function consume<Database, Type extends string>(options: ConsumeOptions<Database, Type>): Consumption {
  const { bus, consumer, types, log } = options;
  const stopping = new AbortController();
  const queue = createKeyedQueue();
  // No event is refused: those in hand are few, and the others wait in the stream.
  const transactions = createFairQueue({ resource: `${consumer}_events`, running: TRANSACTIONS_MAX, waiting: Number.POSITIVE_INFINITY });
  const inSlot = <T>(flow: Flow, work: () => Promise<T>): Promise<T> => transactions.run(flow, () => inFlow(flow, work));
  const position = createPosition(options);
  const inHand = new Set<JsMsg>();
  const handlers: Readonly<Record<string, EventHandler<Database, never> | undefined>> = options.handlers;
  const { concerns } = options;
  const isConcerned =
    concerns &&
    createStoreBatcher(
      async (events: readonly DomainEvent<never>[]) => {
        const found = await concerns(events);
        return events.map((event) => found.has(event));
      },
      (event) => event,
    );
  const { batch } = options;
  const { observed, countFailedBatch, stopObserving } = observeConsumer(options);
  const inBatch =
    batch &&
    createStoreBatcher(
      async (events: readonly DomainEvent<never>[], scope) => {
        try {
          return await inSlot({ store: storeOf(scope) }, () => handleTogether(events, scope, { ...options, batch: batch.handle }));
        } catch (error) {
          countFailedBatch();
          log.warn({ err: error, consumer, events: events.length }, 'event_batch_failed');
          throw error;
        }
      },
      (event) => event,
      batch,
    );
  let messages: ConsumerMessages | undefined;

  const redrive = (letter: DeadLetter): Promise<boolean> => {
    const event = read(letter.subject, () => letter.payload);
    const { afterCommit, db } = options;
    const context = { db, log, handler: handlers[letter.type], afterCommit };
    const work = () => inSlot(flowOf(letter), () => redriveDeadLetter(letter, event, context));
    return new Promise((resolve, reject) =>
      queue.enter(queueKeyOf(letter.subject, event, options.about), () => work().then(resolve, reject)),
    );
  };
  bus.consumers.set(consumer, { redrive });

  /** Acknowledges events that this consumer does not handle, which nothing waits for. */
  const skip = createBatcher(
    async (skipped: readonly JsMsg[]) => {
      await Promise.all(skipped.map((message) => position.record(deliveryOf(message))));
      return skipped.map((message) => message.ack());
    },
    { max: IN_HAND_MAX, intervalMs: SKIP_MS },
  );

  /** The position is stored first, so that the database is never behind the stream unless it was restored. */
  const acknowledge = async (message: JsMsg): Promise<void> => {
    await position.record(deliveryOf(message));
    message.ack();
  };

  const settle = async (message: JsMsg, event: DomainEvent<never> | Error): Promise<void> => {
    const { afterCommit, db, retryWaitsMs = RETRY_WAITS_MS } = options;
    try {
      if (position.isLost(message.seq)) {
        log.warn({ consumer, subject: message.subject, sequence: message.seq }, 'lost_event_skipped');
        return await acknowledge(message);
      }
      const handler = handlers[scopeOfSubject(message.subject).type];
      if (handler === undefined) return message.nak(NOT_MINE_MS);
      if (event instanceof Error) {
        return await deadLetterMessage(message, unreadableId(message), event, 1, { ...options, acknowledge });
      }
      if (isConcerned !== undefined && !(await isConcerned(event))) return await acknowledge(message);
      const context: SettleContext<Database> = {
        db,
        consumer,
        log,
        handler,
        afterCommit,
        retryWaitsMs,
        inSlot: (work) => inSlot(flowOf(event), work),
        inBatch: batch?.types?.includes(event.type) === false ? undefined : inBatch,
        acknowledge,
        stopping: stopping.signal,
      };
      await observed(event, () => settleMessage(message, event, context));
    } catch (error) {
      // If even the dead letter cannot be written, the database is unavailable; the event is redelivered.
      if (error instanceof PositionChanged) messages?.stop();
      log.warn({ err: error, consumer, subject: message.subject }, 'event_not_settled');
      respond(() => message.nak(AGAIN_MS));
    } finally {
      inHand.delete(message);
    }
  };

  /** Receives messages until the link, the consumer, or the stream is gone. */
  const takeFrom = async (link: BusLink): Promise<void> => {
    await ensureStream(link.manager, link.replicas);
    await ensureConsumer(link, consumer, types, LIMITS);
    await position.compare(link);
    const filtered = filtersTypes(link.serverVersion, types);
    const durable = await link.jetstream.consumers.get(STREAM, consumer);
    const taken = await durable.consume({
      max_messages: IN_HAND_MAX,
      expires: PULL_EXPIRES_MS,
      idle_heartbeat: HEARTBEAT_MS,
      abort_on_missing_resource: true,
    });
    messages = taken;
    // A new link means that the server was unavailable, so the consumer may be gone.
    const forget = bus.onLink((fresh) => {
      if (fresh !== link) taken.stop();
    });
    if (stopping.signal.aborted) taken.stop();
    const comparing = setInterval(() => {
      position.compare(link).catch((error: unknown) => log.warn({ err: error, consumer }, 'position_not_compared'));
    }, COMPARE_MS);
    try {
      for await (const message of taken) {
        // A server that cannot filter sends many irrelevant events, so do not decode them.
        if (!filtered && handlers[scopeOfSubject(message.subject).type] === undefined) {
          void skip(message).catch(() => respond(() => message.nak(AGAIN_MS)));
          continue;
        }
        const event = read(message.subject, () => unpackPayload(message.data));
        inHand.add(message);
        queue.enter(queueKeyOf(message.subject, event, options.about), () => settle(message, event));
        await queue.below(IN_HAND_MAX);
      }
    } finally {
      clearInterval(comparing);
      forget();
    }
  };

  const run = async (): Promise<void> => {
    const beat = setInterval(() => {
      for (const message of inHand) respond(() => message.working());
    }, WORKING_MS);
    while (!stopping.signal.aborted) {
      try {
        const link = await bus.ready(stopping.signal);
        if (link === undefined) break;
        await takeFrom(link);
      } catch (error) {
        log.warn({ err: error, consumer }, 'consumer_interrupted');
        await pause(AGAIN_MS, stopping.signal);
      }
    }
    await queue.below(1);
    clearInterval(beat);
    bus.consumers.delete(consumer);
  };

  const running = run();
  return {
    close: () => {
      stopObserving();
      stopping.abort();
      messages?.stop();
      return running;
    },
  };
}
