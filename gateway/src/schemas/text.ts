import { z } from 'zod';

/** Text that every part of the system can hold: whole characters, no NUL. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Text of `min` to `max` characters. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .min(min, min === 1 ? 'must not be empty' : `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, { error: 'holds a character that cannot be stored', params: { code: 'invalid_character' } });

/** Text that may be left out; `null` leaves it out too. */
export const optionalText = (max: number, min = 1) =>
  text(max, min)
    .nullish()
    .transform((value) => value ?? undefined);
