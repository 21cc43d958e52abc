/** The envelope around the `data` of an example. */
export const enveloped = (data: unknown, errors: readonly unknown[] = []) => ({ data, errors });

/** The envelope around an example's page of a list. */
export const paged = (data: readonly unknown[], total: number, errors: readonly unknown[] = []) => ({
  data,
  total,
  limit: 50,
  offset: 0,
  errors,
});
