import { createBatcher } from '@storefront/db';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { BusLink } from '../bus.ts';
import { STREAM, ensureStream } from '../stream.ts';
import { type LostRange, type StoredPosition, assessPosition } from './assess-position.ts';
import { noteText } from './lost-range-note.ts';
import { advancePosition, changePosition, findPosition } from './stored-position.ts';

/** How far a consumer has come. It is stored in the consumer's database, so that a restored database is detected. */
export interface Position {
  /**
   * Compares the stored position with the stream. If the database is behind, logs that, skips what it lost, and requests these events again
   * from the services that publish them.
   */
  compare(link: BusLink): Promise<void>;
  /** Stores that an event is settled. The event may be acknowledged only after this resolves. Rejects with `PositionChanged`. */
  record(event: Delivered): Promise<void>;
  /** Reports whether the event was in the stream when the database was restored. If it still exists in an outbox, it is published again. */
  isLost(sequence: number): boolean;
}

/** Where an event is in the stream, and the number of its delivery by the consumer. */
export interface Delivered {
  readonly sequence: number;
  readonly delivery: number;
}

/** The stored position is not the one that this process knows: the database was restored, or another process has found that it was. */
export class PositionChanged extends Error {
  override readonly name = 'PositionChanged';

  constructor(consumer: string) {
    super(`the stored position of the consumer ${consumer} has changed`);
  }
}

interface PositionOptions<Database> {
  readonly db: Kysely<Database>;
  readonly consumer: string;
  readonly log: Logger;
}

/** Creates the position of a consumer. Call `compare` before receiving events, and then regularly. */
export function createPosition<Database>({ db, consumer, log }: PositionOptions<Database>): Position {
  let streamCreatedAt = '';
  /** The highest position that this process has stored. */
  let recorded = 0;
  let lost: LostRange | undefined;

  const recordAll = createBatchLoader<Delivered>(async (events) => {
    const settled = Math.max(recorded, ...events.map(({ sequence }) => sequence));
    const isCurrent = await advancePosition(db, {
      consumer,
      streamCreatedAt,
      from: recorded,
      to: settled,
      delivery: Math.max(...events.map(({ delivery }) => delivery)),
      lostThrough: lost?.through ?? null,
    });
    if (!isCurrent) throw new PositionChanged(consumer);
    recorded = settled;
    return new Set(events);
  });

  return {
    async compare(link) {
      // The order matters while other processes work: what is stored was delivered and is in the stream, and an acknowledged event is stored already.
      const before = await findPosition(db, consumer);
      const durable = await link.manager.consumers.info(STREAM, consumer);
      const { created, state } = await ensureStream(link.manager, link.replicas);
      if (created !== streamCreatedAt || recorded > state.last_seq) recorded = 0;
      streamCreatedAt = created;
      const stream = {
        createdAt: created,
        lastSequence: state.last_seq,
        isRewound: (before?.settled ?? 0) > state.last_seq,
        ackFloor: durable.ack_floor.stream_seq,
        ackFloorDelivery: durable.ack_floor.consumer_seq,
        isRecreated: durable.delivered.consumer_seq < (before?.settledDelivery ?? 0),
        recorded,
      };
      // While no event arrives, there is nothing to store.
      if (isStored(before, assessPosition(before, stream))) {
        lost = undefined;
        return;
      }
      const { isBehind, lostAt, ...position } = await changePosition(db, consumer, (stored) => assessPosition(stored, stream));
      lost = position.lost;
      if (isBehind) {
        log.error(
          { consumer, since: before?.recordedAt.toISOString(), after: lost?.after, through: lost?.through },
          'database_behind_stream',
        );
      }
      if (lost === undefined || lostAt === null) return;
      const description = noteText({ ...lost, detectedAt: lostAt });
      if (durable.config.description !== description) await link.manager.consumers.update(STREAM, consumer, { description });
    },
    async record(event) {
      await recordAll(event);
    },
    isLost: (sequence) => lost !== undefined && sequence > lost.after && sequence <= lost.through,
  };
}

/** Whether a position that has lost nothing is stored. */
const isStored = (stored: StoredPosition | undefined, position: StoredPosition): boolean =>
  stored?.streamCreatedAt === position.streamCreatedAt &&
  stored.settled === position.settled &&
  stored.settledDelivery === position.settledDelivery &&
  stored.floor === position.floor &&
  stored.lost === undefined &&
  position.lost === undefined;

/**
 * Batches a yes-or-no question about single items: calls made while a batch is in progress wait for the next one. `load`
 * returns the items for which it is yes.
 */
export const createBatchLoader = <Item>(load: (items: readonly Item[]) => Promise<ReadonlySet<Item>>): ((item: Item) => Promise<boolean>) =>
  createBatcher(async (items) => {
    const found = await load(items);
    return items.map((item) => found.has(item));
  });
