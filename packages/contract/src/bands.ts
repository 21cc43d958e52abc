/** The stock bands, which are all that readers learn about a quantity. */
export const BANDS = ['IN_STOCK', 'LOW', 'OUT', 'UNKNOWN'] as const;
export type Band = (typeof BANDS)[number];

/** Whether a text names a stock band. */
export const isBand = (text: string): text is Band => BANDS.some((band) => band === text);
