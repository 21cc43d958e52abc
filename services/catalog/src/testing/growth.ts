/** A linear function takes 8 times as long on 8 times the input, a quadratic one 64 times. The wide gap leaves room for compilation and caches. */
const STEP = 8;
const LINEAR_MAX = 24;
const SMALL = 16_000;
/** Below this, the clock and the garbage collector outweigh the function. */
const NOISE_MICROSECONDS = 2_000;
/** The minimum of this many runs counts, so that garbage collection and compilation are not mistaken for growth. */
const RUNS_MAX = 8;

/**
 * Returns the ratio between the processor times of `run` on two inputs whose lengths differ by a factor of 8, divided by 8: about 1 for a linear
 * function and 8 for a quadratic one. Only times of the same process are compared, so the speed and the load of the machine do not matter.
 */
export async function growthOf<T>(inputOf: (length: number) => T, run: (input: T) => unknown): Promise<number> {
  const small = inputOf(SMALL);
  // Compiles the function, which would otherwise count for the small input.
  await run(small);
  return (await ratioOf(run, small, inputOf(SMALL * STEP))) / STEP;
}

/** The growth above which a function is not linear. */
export const GROWTH_MAX = LINEAR_MAX / STEP;

async function ratioOf<T>(run: (input: T) => unknown, small: T, large: T): Promise<number> {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio = Number.POSITIVE_INFINITY;
  // A first ratio that is linear needs no second one.
  for (let runs = 0; runs < RUNS_MAX && ratio > LINEAR_MAX; runs += 1) {
    least = Math.min(least, await processorTimeOf(run, small));
    most = Math.min(most, await processorTimeOf(run, large));
    ratio = most / Math.max(least, NOISE_MICROSECONDS);
  }
  return ratio;
}

async function processorTimeOf<T>(run: (input: T) => unknown, input: T): Promise<number> {
  const before = process.threadCpuUsage();
  await run(input);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
