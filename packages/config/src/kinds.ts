import { type AcceptedToken, parseAcceptedTokens } from '@storefront/access';
import { z } from 'zod';

/** A TCP port; 0 lets the system choose. */
export const port = (fallback?: number): z.ZodType<number> =>
  withFallback(
    z
      .string({ error: 'is required: a port number' })
      .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
      .transform(Number)
      .refine((value) => value <= 65_535, 'must be a port number, 0 to 65535'),
    fallback,
  );

/** An integer within bounds. */
export const integer = (bounds: { min: number; max: number }, fallback?: number): z.ZodType<number> =>
  withFallback(
    z
      .string({ error: 'is required: an integer' })
      .regex(/^\d+$/, 'must be an integer')
      .transform(Number)
      .refine((value) => value >= bounds.min && value <= bounds.max, `must be from ${bounds.min} to ${bounds.max}`),
    fallback,
  );

/** A boolean: true, false, on, off, 1, or 0. */
export const flag = (fallback: boolean): z.ZodType<boolean> =>
  withFallback(
    z.enum(['true', 'false', 'on', 'off', '1', '0'], 'must be true or false').transform((text) => ['true', 'on', '1'].includes(text)),
    fallback,
  );

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Converts "250ms", "15s", "5m", or "2h" to milliseconds; returns undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+)(ms|s|m|h)$/.exec(text.trim());
  return match ? Number(match[1]) * (UNITS_MS[match[2] ?? ''] ?? 1) : undefined;
}

/** A duration such as "15s", converted to milliseconds. */
export const durationMs = (fallback?: number): z.ZodType<number> =>
  withFallback(
    z.string({ error: 'is required: a duration such as 15s' }).transform((text, context) => {
      const ms = parseDuration(text);
      if (ms !== undefined) return ms;
      context.addIssue({ code: 'custom', message: 'must be a duration such as 250ms, 15s, 5m, or 2h' });
      return z.NEVER;
    }),
    fallback,
  );

/** A secret of at least `minLength` characters. */
export const secret = (minLength = 16): z.ZodType<string> =>
  z.string({ error: 'is required: a secret' }).min(minLength, `must have at least ${minLength} characters`);

/** The hashed tokens of the peers that may call a service: `<peer>:<SHA-256 in hexadecimal>`, several separated by commas or lines. */
export const acceptedTokens = (): z.ZodType<readonly AcceptedToken[]> =>
  z.string({ error: 'is required: the hashed tokens of the callers' }).transform((list, context) => {
    const tokens = parseAcceptedTokens(list);
    if (tokens !== undefined) return tokens;
    context.addIssue({ code: 'custom', message: 'must be entries of the form <peer>:<SHA-256 in hexadecimal>' });
    return z.NEVER;
  });

/** Text that must not be empty. */
export const text = (fallback?: string): z.ZodType<string> =>
  withFallback(z.string({ error: 'is required' }).min(1, 'is required'), fallback);

function withFallback<T>(schema: z.ZodType<T>, fallback: T | undefined): z.ZodType<T> {
  return fallback === undefined ? schema : (schema.optional().transform((value) => value ?? fallback) as z.ZodType<T>);
}
