import { BUCKETS } from './rate-decision.ts';

/** The last 60 seconds of one key in this process: a ring of one-second counters. */
export class LocalWindow {
  readonly #counts = new Uint32Array(BUCKETS);
  #second = 0;
  #total = 0;

  /** How many passed in the 60 s before `second`, this second included. */
  total(second: number): number {
    this.#advance(second);
    return this.#total;
  }

  add(second: number): void {
    this.#advance(second);
    const slot = this.#second % BUCKETS;
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
    this.#total += 1;
  }

  /** Gives one back to the second that it was charged to, if that second is still in the window. */
  giveBack(second: number): void {
    if (second > this.#second || second <= this.#second - BUCKETS) return;
    const slot = second % BUCKETS;
    const count = this.#counts[slot] ?? 0;
    if (count === 0) return;
    this.#counts[slot] = count - 1;
    this.#total -= 1;
  }

  /** Whole seconds until the window holds fewer than `limit`. */
  secondsUntilBelow(limit: number, second: number): number {
    this.#advance(second);
    let left = this.#total;
    for (let oldest = this.#second - BUCKETS + 1; oldest <= this.#second; oldest += 1) {
      if (left < limit) return Math.max(1, oldest - 1 + BUCKETS - this.#second);
      left -= oldest < 0 ? 0 : (this.#counts[oldest % BUCKETS] ?? 0);
    }
    return BUCKETS;
  }

  #advance(second: number): void {
    // A clock that steps back leaves the window where it is: nobody gains by it.
    if (second <= this.#second) return;
    if (second - this.#second >= BUCKETS) {
      this.#counts.fill(0);
      this.#total = 0;
    } else {
      for (let next = this.#second + 1; next <= second; next += 1) {
        this.#total -= this.#counts[next % BUCKETS] ?? 0;
        this.#counts[next % BUCKETS] = 0;
      }
    }
    this.#second = second;
  }
}
