/** Buckets per doubling of a duration: a bucket is 9% wide, so its middle differs by less than 5% from a duration in it. */
const PER_DOUBLING = 8;

/** Returns the bucket of a duration in milliseconds. */
export const bucketOf = (durationMs: number): number => (durationMs <= 1 ? 0 : Math.ceil(PER_DOUBLING * Math.log2(durationMs)));

/** Returns a duration in the middle of a bucket, in whole milliseconds. */
export const durationOf = (bucket: number): number => Math.round(2 ** ((bucket - 0.5) / PER_DOUBLING));
