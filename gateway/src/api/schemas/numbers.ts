import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, QUANTITY_DECIMALS_MAX, QUANTITY_MAX } from '@storefront/contract';
import { AMOUNT_UNITS_MAX, decimal, plainText } from '@storefront/money';
import { z } from 'zod';

/** No currency has more decimals. Like AMOUNT_UNITS_MAX, this keeps the decimal text of a number free of exponents. */
const AMOUNT_DECIMALS = 4;
/** The largest offset that fits into a gRPC message. */
export const INT32_MAX = 2_147_483_647;

const hasDecimals = (decimalsMax: number) => ({
  check: (value: number): boolean => Number(value.toFixed(decimalsMax)) === value,
  violation: { error: `must have at most ${decimalsMax} decimals`, params: { code: 'too_precise' } },
});
const quantityDecimals = hasDecimals(QUANTITY_DECIMALS_MAX);
const amountDecimals = hasDecimals(AMOUNT_DECIMALS);

/** A quantity greater than 0 with up to three decimals, parsed to decimal text. */
export const quantity = z
  .number()
  .positive('must be greater than 0')
  .max(QUANTITY_MAX, `must be at most ${QUANTITY_MAX}`)
  .refine(quantityDecimals.check, quantityDecimals.violation)
  .transform((value) => plainText(decimal(String(value))));

const amountFrom = (number: z.ZodNumber) =>
  number
    .max(AMOUNT_UNITS_MAX)
    .refine(amountDecimals.check, amountDecimals.violation)
    .transform((value) => plainText(decimal(String(value))));

/** An amount of money, parsed to decimal text. */
export const amountIn = amountFrom(z.number().min(0, 'must be at least 0'));

/** An amount of money greater than 0, parsed to decimal text. */
export const positiveAmountIn = amountFrom(z.number().positive('must be greater than 0'));

/** An amount of money in a query, as decimal text. Exponents and signs are rejected. */
export const amountInQuery = z
  .string()
  .regex(new RegExp(`^\\d{1,16}(\\.\\d{1,${AMOUNT_DECIMALS}})?$`), `must be an amount with at most ${AMOUNT_DECIMALS} decimals`)
  .refine((text) => Number(text) <= AMOUNT_UNITS_MAX, { error: `must be at most ${AMOUNT_UNITS_MAX}`, params: { code: 'too_big' } })
  .meta({
    // The input is query text, but the document describes it as a number.
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: 'number', minimum: 0, maximum: AMOUNT_UNITS_MAX });
    },
  });

/** A whole number in a query. Only digits are valid, so 1e2, 1.5, and -1 are rejected. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback)
    .meta({
      // The input is query text, but the document describes it as an integer.
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', format: 'int32', minimum: min, maximum: max, default: fallback });
      },
    });

/** The query parameters of every list. */
export const paging = (offsetMax = INT32_MAX) => ({
  limit: wholeNumber(1, PAGE_LIMIT_MAX, PAGE_LIMIT_DEFAULT).meta({ description: 'The maximum number of items to return.' }),
  offset: wholeNumber(0, offsetMax, 0).meta({ description: 'The number of items to skip.' }),
});

export const pagingQuery = z.object(paging());
