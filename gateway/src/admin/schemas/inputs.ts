import { decimal, plainText } from '@storefront/money';
import { z } from 'zod';

/** A body, or an object in one. A field that it does not have is a 422 `unknown_field`. */
export const bodyOf = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.strictObject(shape).meta({ id });

/** A well-formed ID of nothing, for samples. */
export const UNKNOWN_ID = '019aa0c6-7c00-7000-8000-0123456789ab';

/** The path of a store, without and with its mode. Values that are no store's return 404. */
const storeId = z
  .string()
  .toLowerCase()
  .meta({ format: 'uuid', description: 'The ID of the store. An unknown or malformed ID returns 404.' });
const storeMode = z.string().meta({ id: 'StoreMode', enum: ['live', 'sandbox'] });
export const OneStorePath = z.object({ store_id: storeId });
export const storePath = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ store_id: storeId, mode: storeMode, ...shape });

/** More digits than an amount or a quantity has. */
const DIGITS_MAX = 16;

/** A number or decimal text, parsed to decimal text with at most `decimals` decimals. */
const decimalIn = (decimals: number, sign = '') => {
  const form = new RegExp(`^${sign}\\d{1,${DIGITS_MAX}}(\\.\\d{1,${decimals}})?$`);
  return z
    .union([z.number(), z.string().max(DIGITS_MAX * 2)], 'must be a number or decimal text')
    .transform((value) => String(value))
    .refine((text) => form.test(text), `must be a decimal number with at most ${decimals} decimals`)
    .transform((text) => plainText(decimal(text)));
};

/** No currency has more decimals. The service refuses more than those of the store's currency. */
const AMOUNT_DECIMALS = 4;
const QUANTITY_DECIMALS = 3;
const RATE_DECIMALS = 6;

const AMOUNT = { description: 'An amount, as a number or as decimal text.', examples: ['1250.50'] };
const RATE = { description: 'A fraction: 0.15 means 15%.', examples: [0.15] };
const QUANTITY = { description: 'A quantity, as a number or as decimal text.', examples: [2.5] };

/** An amount of money of at least 0, as a number or decimal text. */
export const amountIn = decimalIn(AMOUNT_DECIMALS).meta(AMOUNT);
/** A rate as a fraction, as a number or decimal text. */
export const rateIn = decimalIn(RATE_DECIMALS).meta(RATE);
/** A quantity of at least 0, as a number or decimal text. */
export const quantityIn = decimalIn(QUANTITY_DECIMALS).meta(QUANTITY);
/** A quantity that can be negative. */
export const signedQuantityIn = decimalIn(QUANTITY_DECIMALS, '-?').meta({
  description: 'A quantity, as a number or as decimal text.',
  examples: [-3],
});

/** More than any value has. */
const ROW_DECIMALS = 12;
const inRow = decimalIn(ROW_DECIMALS, '-?');
/** An amount of what a row of a batch can be, with any sign: the service rejects the row of one that is out of range, and accepts the others. So are the next two. */
export const rowAmountIn = inRow.meta(AMOUNT);
export const rowRateIn = inRow.meta(RATE);
export const rowQuantityIn = inRow.meta(QUANTITY);
