/**
 * The tables of which every node of Citus has a copy, by schema. They are small, and read before the store of a request is known. All other tables with a
 * `tenant_id` are distributed by it.
 */
const REFERENCE_TABLES: Readonly<Record<string, readonly string[]>> = {
  gateway: [
    // Operators list the stores by name.
    'tenant',
    // Read with the key of a request. Its foreign key needs a copy of `tenant` on the same node.
    'store_settings',
    // The hash of a key leads to its store, and a preflight has an origin only.
    'api_key',
    // Read with the key of a request, which shows the time of the store.
    'sandbox_clock',
    // Read with the key of a request, which shows whether it can have faults. A sandbox has at most 20.
    'sandbox_fault',
  ],
};

/** Returns the reference tables of a schema. */
export const referenceTablesOf = (schema: string): readonly string[] => REFERENCE_TABLES[schema] ?? [];
