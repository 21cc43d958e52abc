/** The settings that a team changes first. The API has no name or country of the store, so they are here. */
export const store = {
  name: 'Harbour Lane',
  tagline: 'Trade supply for builders, plumbers, and electricians',
  locale: 'en-JM',
  timeZone: 'America/Jamaica',
  /** The country of the addresses that it delivers to. */
  country: 'JM',
} as const;
