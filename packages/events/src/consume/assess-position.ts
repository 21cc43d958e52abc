/** The position of a consumer as the database stores it. */
export interface StoredPosition {
  readonly streamCreatedAt: string;
  readonly settled: number;
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
  readonly ackFloor: number;
  /** The highest sequence that the consumer or this process has seen settled. */
  readonly settled: number;
}

/**
 * Compares the stored position with the stream. A position behind the stream means that the database was restored: what it lost is after
 * its floor and up to the end of the stream. Returns the position to store.
 */
export function assessPosition(stored: StoredPosition | undefined, stream: StreamState): StoredPosition & { readonly isBehind: boolean } {
  const streamCreatedAt = stream.createdAt;
  const current = { streamCreatedAt, settled: stream.settled, floor: stream.ackFloor, isBehind: false };
  // A new stream counts from 1 again, and a rewound one uses its sequences again.
  const isRewound = stream.isRewound && (stored?.settled ?? 0) > stream.lastSequence;
  if (stored?.streamCreatedAt !== streamCreatedAt || isRewound) return { ...current, lost: undefined };
  if (stream.settled <= stored.settled) return { ...stored, floor: Math.max(stored.floor, stream.ackFloor), isBehind: false };
  const lost = { after: Math.min(stored.floor, stored.lost?.after ?? stored.floor), through: stream.lastSequence };
  return { ...current, settled: stream.lastSequence, lost, isBehind: true };
}
