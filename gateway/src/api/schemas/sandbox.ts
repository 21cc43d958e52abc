import { z } from 'zod';
import { time } from './fields.ts';
import { momentLike } from './iso-date-time.ts';
import { named } from './named.ts';
import { SandboxFaultOut } from './sandbox-faults.ts';
import { SandboxPaymentOut } from './sandbox-set-ups.ts';
import { optionalString } from './text.ts';

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const INTERVAL = /^([1-9]\d{0,7})([smhd])$/;
/** Eight digits and the unit. */
const INTERVAL_LENGTH_MAX = 9;

/** An interval such as `31d`, parsed to milliseconds. */
const interval = z
  .string()
  .regex(INTERVAL, 'must be a whole number with a unit: s, m, h, or d, such as 31d')
  .transform((value) => {
    const [, amount = '0', unit = 's'] = INTERVAL.exec(value) ?? [];
    return Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
  })
  .meta({
    maxLength: INTERVAL_LENGTH_MAX,
    description: 'How far to move the clock: a whole number with the unit `s`, `m`, `h`, or `d`.',
    examples: ['31d'],
  });

const moment = optionalString(momentLike('2026-12-24T10:00:00Z')).transform((value) => (value === undefined ? value : new Date(value)));

/** The body of a move of the clock. */
export const ClockAdvanceIn = z
  .object({
    by: optionalString(interval),
    to: moment.meta({
      description: "The store's new time, later than its current one.",
      examples: ['2026-12-24T10:00:00Z'],
    }),
  })
  .refine(({ by, to }) => (by === undefined) !== (to === undefined), {
    path: ['by'],
    error: 'send either by or to',
    params: { code: 'required' },
  })
  .meta({ id: 'SandboxClockAdvanceIn' });

/** The clock of a sandbox. */
export const SandboxClockOut = named('SandboxClock', {
  now: time.meta({ description: "The store's time." }),
  ahead_seconds: z
    .int()
    .min(0)
    .meta({ description: 'How far the clock is ahead of the real time.', examples: [2_678_400] }),
  status: z.enum(['READY', 'ADVANCING']).meta({
    id: 'SandboxClockStatus',
    description: '`READY` if everything that became due by the time has happened. `ADVANCING` while a move is being completed.',
  }),
});

/** Everything that was set up in a sandbox. */
export const SandboxOut = named('Sandbox', {
  clock: SandboxClockOut,
  faults: z.array(SandboxFaultOut).meta({ description: 'The faults that can still apply, in the order in which they apply.' }),
  payments: z.array(SandboxPaymentOut).meta({ description: 'The payments that were not made yet, in their order.' }),
});
