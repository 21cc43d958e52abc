/** A reading of the database's clock, with the most that it can be wrong by. Times are in milliseconds. */
export interface ClockReading {
  /** The time of the database, since the epoch, when the process's monotonic clock was 0. */
  readonly originMs: number;
  /** When the reading was taken, by the process's monotonic clock. */
  readonly takenAtMs: number;
  readonly errorMs: number;
}

/** How fast two clocks can drift apart, in milliseconds per millisecond; generous, so that a slow reading replaces an old one. */
const DRIFT = 0.001;

/**
 * Returns the more accurate of two readings. The later one also wins if they contradict each other, because the clock of the database was
 * changed, or another server took over.
 */
export function betterReading(earlier: ClockReading | undefined, later: ClockReading): ClockReading {
  if (earlier === undefined) return later;
  const errorMs = earlier.errorMs + (later.takenAtMs - earlier.takenAtMs) * DRIFT;
  const isContradiction = Math.abs(later.originMs - earlier.originMs) > errorMs + later.errorMs;
  return isContradiction || later.errorMs <= errorMs ? later : earlier;
}
