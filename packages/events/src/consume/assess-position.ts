/** The position of a consumer as the database stores it. */
export interface StoredPosition {
  readonly streamCreatedAt: string;
  /** The highest stream sequence that is settled. Stored before the acknowledgment, so a lower value than the stream's means that the database was restored. */
  readonly settled: number;
  /** The highest delivery number of a settled event, because the stream also passes events that the consumer does not receive. */
  readonly settledDelivery: number;
  /** Every event up to this stream sequence is settled. */
  readonly floor: number;
  /** The events after `after`, up to `through`, are skipped, because the database has lost effects among them. */
  readonly lost: LostRange | undefined;
}

/** A range of stream sequences: after `after`, up to and including `through`. */
export interface LostRange {
  readonly after: number;
  readonly through: number;
}

/** The state of the stream and of the durable consumer. */
export interface StreamState {
  readonly createdAt: string;
  readonly lastSequence: number;
  /** The stream ends before the stored position, because it was restored itself. */
  readonly isRewound: boolean;
  /** Up to here, every event is acknowledged or does not match the filter of the consumer. */
  readonly ackFloor: number;
  /** Up to here, every delivery of the consumer is acknowledged. Deliveries are numbered from 1, and an event that is delivered again gets another number. */
  readonly ackFloorDelivery: number;
  /** The consumer has delivered less than the database knows: it was deleted and created again, or NATS has lost its newest deliveries. */
  readonly isRecreated: boolean;
  /** The highest sequence that this process has stored. */
  readonly recorded: number;
}

/**
 * Compares the stored position with the stream. A position behind the stream means that the database was restored: what it lost is after
 * its floor and up to the end of the stream. Returns the position to store.
 *
 * The acknowledgment floor alone does not show this, because it passes events that the filter of the consumer excludes: an event must have been
 * delivered and acknowledged, of which the database does not know.
 */
export function assessPosition(stored: StoredPosition | undefined, stream: StreamState): StoredPosition & { readonly isBehind: boolean } {
  const { createdAt: streamCreatedAt, ackFloor, ackFloorDelivery, recorded } = stream;
  const current = {
    streamCreatedAt,
    settled: Math.max(ackFloor, recorded),
    settledDelivery: ackFloorDelivery,
    floor: ackFloor,
    isBehind: false,
  };
  // A new stream counts from 1 again, and a rewound one uses its sequences again.
  const isRewound = stream.isRewound && (stored?.settled ?? 0) > stream.lastSequence;
  if (stored?.streamCreatedAt !== streamCreatedAt || isRewound) return { ...current, lost: undefined };

  // The deliveries of a consumer that was created again count from 1.
  const known = stream.isRecreated ? 0 : stored.settledDelivery;
  const settledDelivery = Math.max(known, ackFloorDelivery);
  const isAhead = ackFloor > stored.settled && ackFloorDelivery > known;
  if (!isAhead && recorded <= stored.settled) {
    return { ...stored, settledDelivery, floor: Math.max(stored.floor, ackFloor), isBehind: false };
  }
  const lost = { after: Math.min(stored.floor, stored.lost?.after ?? stored.floor), through: stream.lastSequence };
  return { ...current, settled: stream.lastSequence, settledDelivery, lost, isBehind: true };
}
