/**
 * Runs a rule that spans several fields even if some fields are invalid, so that all problems of a request are reported at once. By default zod skips such
 * a rule until every field is valid.
 */
export const checkWithOtherErrors = ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null;
