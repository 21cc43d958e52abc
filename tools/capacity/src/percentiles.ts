/** The distribution of times in ms. */
export interface Summary {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Summarizes times, in any order. */
export function percentiles(times: readonly number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const sum = sorted.reduce((total, time) => total + time, 0);
  return { mean: sum / sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
