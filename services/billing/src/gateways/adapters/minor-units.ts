import { conflict } from '@storefront/errors';
import { currencyScale, Decimal } from '@storefront/money';

/**
 * The decimal digits of Stripe's amounts, where they are not 2. Written by hand from https://docs.stripe.com/currencies, because they differ from
 * ISO 4217: Stripe counts ISK in hundredths and MGA in whole units.
 */
const EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  MGA: 0,
  PYG: 0,
  RWF: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

/** Currencies with three digits that Stripe does not list, and one that its documentation lists with both 0 and 2 digits. */
const REFUSED: ReadonlySet<string> = new Set(['IQD', 'LYD', 'UGX']);
/** Stripe accepts at most eight digits. */
const MINOR_UNITS_MAX = 99_999_999;

const exponentOf = (currency: string): number => EXPONENTS[currency] ?? 2;

/**
 * Returns an amount in Stripe's minor units. Throws `conflict` if Stripe cannot charge exactly this amount; it is never rounded. Stripe's minimum is not checked,
 * because it depends on the account.
 */
export function toMinorUnits(amount: Decimal, currency: string): number {
  if (REFUSED.has(currency)) throw amountNotSupported(`Amounts in ${currency} cannot be paid online.`);
  const minor = amount.times(new Decimal(10).pow(exponentOf(currency)));
  // With three digits, Stripe requires the last one to be 0.
  const step = exponentOf(currency) === 3 ? 10 : 1;
  if (!minor.mod(step).isZero()) throw amountNotSupported(`This amount in ${currency} has too many decimals to be paid online.`);
  if (minor.gt(MINOR_UNITS_MAX)) throw amountNotSupported('This amount is above the maximum of an online payment.');
  return minor.toNumber();
}

/** Returns the amount of minor units as Stripe reports them. */
export const fromMinorUnits = (minor: number, currency: string): Decimal =>
  new Decimal(minor)
    .div(new Decimal(10).pow(exponentOf(currency)))
    .toDecimalPlaces(Math.max(exponentOf(currency), currencyScale(currency)));

/** Returns the 409 of an amount that the payment gateway cannot charge. */
export const amountNotSupported = (message: string) => conflict('payment_amount_not_supported', `${message} Choose another payment rail.`);
