import { decimal, plainText } from '@storefront/money';
import { z } from 'zod';

const QUANTITY_MAX = 1_000_000;
const QUANTITY_DECIMALS = 3;
/** No currency has smaller units; keeps a number's decimal text free of exponents, as AMOUNT_MAX does. */
const AMOUNT_DECIMALS = 4;
/** Beyond any total. */
const AMOUNT_MAX = 1e12;
const INT32_MAX = 2_147_483_647;

const hasDecimals = (decimalsMax: number) => ({
  check: (value: number): boolean => Number(value.toFixed(decimalsMax)) === value,
  fault: { error: `must have at most ${decimalsMax} decimals`, params: { code: 'too_precise' } },
});
const quantityDecimals = hasDecimals(QUANTITY_DECIMALS);
const amountDecimals = hasDecimals(AMOUNT_DECIMALS);

/** A quantity above 0 with up to three decimals, as decimal text inside. */
export const quantity = z
  .number()
  .positive('must be above 0')
  .max(QUANTITY_MAX, `must be at most ${QUANTITY_MAX}`)
  .refine(quantityDecimals.check, quantityDecimals.fault)
  .transform((value) => plainText(decimal(String(value))));

/** An amount of money, as decimal text inside. */
export const amountIn = z
  .number()
  .min(0, 'must not be below 0')
  .max(AMOUNT_MAX)
  .refine(amountDecimals.check, amountDecimals.fault)
  .transform((value) => plainText(decimal(String(value))));

/** A whole number in a query: digits and nothing else, so that 1e2, 1.5 and -1 are refused. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback)
    .meta({
      // A query is text; what it means is a number.
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', format: 'int32', minimum: min, maximum: max, default: fallback });
      },
    });

/** The two parameters of every list. */
export const paging = (offsetMax = INT32_MAX) => ({
  limit: wholeNumber(1, 200, 50).meta({ description: 'How many rows at most.' }),
  offset: wholeNumber(0, offsetMax, 0).meta({ description: 'How many rows to pass over.' }),
});

export const pagingQuery = z.object(paging());
