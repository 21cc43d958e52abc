/** Groups rows by their store, in the order of each store's first row. A statement that writes or locks serves one store. */
export const byStore = <Row extends { readonly tenantId: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, ({ tenantId }) => tenantId);
