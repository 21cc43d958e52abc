/** A stream of pseudorandom numbers from 0 to 1. Equal seeds give equal streams, so that a simulation can be repeated. */
export type Random = () => number;

/** Creates a stream (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws from an exponential distribution. */
export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random());

/**
 * How a service time varies around its mean: not at all, exponentially, or with a coefficient of variation above 1, as a mix of many short and
 * few long times.
 */
export type Spread = 'fixed' | 'exponential' | { readonly variation: number };

/** Draws a service time. */
export function draw(random: Random, mean: number, spread: Spread): number {
  if (spread === 'fixed') return mean;
  if (spread === 'exponential') return exponential(random, mean);
  // Two exponential distributions that contribute equally to the mean.
  const squared = spread.variation ** 2;
  const often = (1 + Math.sqrt((squared - 1) / (squared + 1))) / 2;
  return random() < often ? exponential(random, mean / (2 * often)) : exponential(random, mean / (2 * (1 - often)));
}
