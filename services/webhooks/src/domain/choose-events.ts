import { firstGapWaitMs, GAP_WAIT_MS, sequenceOf } from './pending-event.ts';

/** As many rows as the events of one transaction make for a store with one subscription. */
export const ROWS_MAX = 64;

/** An event to dispatch. */
interface ChosenEvent {
  readonly aggregate: string;
  readonly aggregateId: string;
  /** Undefined for an event that belongs to no sequence. */
  readonly position?: number;
  readonly sincePreviousMs?: number;
}

/** The state of the events before one in the database. */
export interface Predecessors {
  /** Up to which position the sequence was dispatched; null before its first event, undefined if the store needs no order. */
  readonly dispatchedTo: number | null | undefined;
  /** Whether an earlier event of the aggregate is pending. */
  readonly isBehind: boolean;
  /** Whether the event directly before it is pending. */
  readonly isNext: boolean;
}

/** The events that are dispatched now, and the pending ones with the milliseconds that they wait for a missing predecessor, or undefined. */
export interface Chosen<Event> {
  readonly now: readonly Event[];
  readonly later: ReadonlyMap<Event, number | undefined>;
}

/**
 * Chooses which events of a store are dispatched in the transaction that receives them: those whose predecessors were dispatched, until they make `ROWS_MAX` rows.
 * `rowsOf` returns how many an event makes, at most `ROWS_MAX`. The others are pending, and dispatched in the order of their aggregates.
 */
export function chooseEvents<Event extends ChosenEvent>(
  events: readonly Event[],
  predecessorsOf: (event: Event) => Predecessors,
  rowsOf: (event: Event) => number,
): Chosen<Event> {
  const now: Event[] = [];
  const later = new Map<Event, number | undefined>();
  const dispatched = new Map<string, number>();
  let rows = 0;
  for (const event of events) {
    const { dispatchedTo, isBehind, isNext } = predecessorsOf(event);
    const { position } = event;
    const before = [...later.keys()].filter((other) => isEarlier(other, event));
    const to = dispatched.get(sequenceOf(event)) ?? dispatchedTo;
    const hasPrevious = isNext || before.some((other) => other.position === (position ?? 0) - 1);
    const hasGap = position !== undefined && to !== undefined && position > (to ?? 0) + 1 && !hasPrevious;
    if (hasGap) later.set(event, to === null && !isBehind && before.length === 0 ? firstGapWaitMs(event.sincePreviousMs) : GAP_WAIT_MS);
    else if (isBehind || before.length > 0 || rows + rowsOf(event) > ROWS_MAX) later.set(event, undefined);
    else {
      now.push(event);
      rows += rowsOf(event);
      if (position !== undefined && to !== undefined) dispatched.set(sequenceOf(event), Math.max(position, to ?? 0));
    }
  }
  return { now, later };
}

const isEarlier = (other: ChosenEvent, event: ChosenEvent): boolean =>
  sequenceOf(other) === sequenceOf(event) && (other.position ?? 0) < (event.position ?? 0);
