type WithoutNulls<T> = { [K in keyof T]: null extends T[K] ? Exclude<T[K], null> | undefined : T[K] };

/** Removes null fields, because messages leave absent fields unset. */
export const withoutNulls = <T extends object>(fields: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNulls<T>;
