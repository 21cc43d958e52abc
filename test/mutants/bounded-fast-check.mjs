/** fast-check as the tests of mutants see it: the same few inputs each time, so that each mutant has the same result in each run, and no search for a smaller input. */
import fc from 'fast-check';

/** Enough for most mutants; those that need more fail a test of examples, or are given one. */
const RUNS_MAX = 60;

const bounded = (options) => ({ ...options, seed: 1, endOnFailure: true, numRuns: Math.min(options?.numRuns ?? RUNS_MAX, RUNS_MAX) });

export default { ...fc, assert: (property, options) => fc.assert(property, bounded(options)) };
