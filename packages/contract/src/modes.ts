/** The two modes of a store, whose data is separate. */
export const MODES = ['sandbox', 'live'] as const;
export type Mode = (typeof MODES)[number];

/** Whether a text names a mode. */
export const isMode = (text: string): text is Mode => MODES.some((mode) => mode === text);
