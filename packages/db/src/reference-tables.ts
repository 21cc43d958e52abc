/**
 * The tables of which every node of Citus has a copy, by schema. They are small, and read before the store of a request is known. All other tables with a
 * `tenant_id` are distributed by it.
 */
const REFERENCE_TABLES: Readonly<Record<string, readonly string[]>> = {
  // The hash of a key leads to its store. The others are named by foreign keys of reference tables.
  gateway: ['tenant', 'store_settings', 'api_key'],
};

/** Returns the reference tables of a schema. */
export const referenceTablesOf = (schema: string): readonly string[] => REFERENCE_TABLES[schema] ?? [];
