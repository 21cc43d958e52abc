/** The end of an operation, which its responses announce. */
export interface Deprecation {
  /** When it became deprecated, or will. */
  readonly since: Date;
  /** The earliest time of its removal. */
  readonly sunset: Date;
}

/** Returns the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), as alternating names and values. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): readonly string[] => [
  'Deprecation',
  `@${since.getTime() / 1000}`,
  'Sunset',
  sunset.toUTCString(),
];

/** Throws if the headers could not say what is declared: they are in whole seconds, and nothing is removed before it is deprecated. */
export function checkDeprecation({ since, sunset }: Deprecation): void {
  if (![since, sunset].every((date) => Number.isInteger(date.getTime() / 1000))) throw new Error('a deprecation is in whole seconds');
  if (sunset < since) throw new Error('the sunset of an operation is before its deprecation');
}
