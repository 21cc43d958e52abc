/** Mutants that no test can notice, by their file: the text and what replaces it, with the reason that it changes nothing that can be observed. */
export const EQUIVALENT: Readonly<Record<string, readonly { readonly mutants: readonly string[]; readonly reason: string }[]>> = {};
