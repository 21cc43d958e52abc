import type { LostRange } from './assess-position.ts';

/** The events that a consumer lost, and when that was detected. */
export interface LostRangeNote extends LostRange {
  readonly detectedAt: Date;
}

const NOTE = /^Lost (\d+)-(\d+) in a restore, detected (\S+)$/;

/** Formats the description of a durable consumer by which the relays know what to publish again. A service may not read the tables of another one. */
export const noteText = ({ after, through, detectedAt }: LostRangeNote): string =>
  `Lost ${after}-${through} in a restore, detected ${detectedAt.toISOString()}`;

/** Parses the description of a durable consumer; undefined if it lost nothing. */
export function parseNote(description = ''): LostRangeNote | undefined {
  const [, after, through, detectedAt = ''] = NOTE.exec(description) ?? [];
  return after === undefined ? undefined : { after: Number(after), through: Number(through), detectedAt: new Date(detectedAt) };
}
