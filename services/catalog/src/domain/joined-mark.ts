/**
 * Prefixes a SKU that was joined into one word, and each part of a text without blanks. Without it, a prefix search for the SKU's first word
 * would also scan all SKUs that begin with that word, and the parts would be listed among the whole words of the store.
 */
export const JOINED_MARK = '=';
