/** The settings that a team changes first. The API has no name or country of the store, so they are here. */
export const store = {
  name: 'Harbour Lane',
  tagline: 'Trade supply for builders, plumbers, and electricians',
  locale: 'en-JM',
  timeZone: 'America/Jamaica',
  /** How an amount begins where the locale has only `$` for its currency. */
  dollar: 'J$',
  /** The names of units of measure. Other codes are shown in lowercase. */
  units: { EA: 'each', KG: 'kg', M: 'm' } as Readonly<Record<string, string>>,
  /** The country of the addresses that it delivers to. */
  country: 'JM',
} as const;
