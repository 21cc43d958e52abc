/**
 * For a rule over several fields: it is held against any object, also one whose fields have faults of their own, since all faults of a request are told at
 * once. Without it zod keeps such a rule back until every field is right.
 */
export const besideOtherFaults = ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null;
