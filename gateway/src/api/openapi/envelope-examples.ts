/** Wraps the `data` of an example in the response envelope. */
export const enveloped = (data: unknown, errors: readonly unknown[] = []) => ({ data, errors });

/** Wraps a page of an example list in the list envelope. */
export const paged = (data: readonly unknown[], total: number, errors: readonly unknown[] = []) => ({
  data,
  total,
  limit: 50,
  offset: 0,
  errors,
});
