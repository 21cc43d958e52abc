import { type Band, isBand } from '@storefront/contract';

/** Parses a band that was read from the database. */
export function parseBand(text: string): Band {
  if (isBand(text)) return text;
  throw new Error(`"${text}" is not an availability band`);
}
