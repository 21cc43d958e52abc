/** The settings of one store in one mode. Every call passes them, so that no service keeps a copy that can become stale. */
export interface StoreSettings {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal text, a fraction: "0.15". */
  readonly gctRate: string;
  readonly onlinePayments: boolean;
  readonly couriers: boolean;
  readonly paymentRails: readonly string[];
  readonly signup: 'open' | 'approval';
  /** The unit for which the tax of the goods is rounded: each line, or each rate. */
  readonly taxRounding: (typeof TAX_ROUNDINGS)[number];
  /** The rates that shipping is taxed at: the store's rate, or those of the goods. */
  readonly shippingTax: (typeof SHIPPING_TAXES)[number];
  /** Whether a contract price applies `always`, or only where it is the `lowest`. */
  readonly contractPrice: (typeof CONTRACT_PRICES)[number];
  /** Whether checkouts require a verified email. */
  readonly requireVerifiedEmail: boolean;
  /** IANA. The dates of the store's documents are dates in this zone. */
  readonly timeZone: string;
  /** The next change of `gctRate`. */
  readonly gctRateChange: GctRateChange | null;
}

/** Placeholder settings for calls that belong to no store and do not read them. */
export const NO_STORE: StoreSettings = {
  name: '',
  currency: 'XXX',
  gctRate: '0',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'open',
  taxRounding: 'line',
  shippingTax: 'store_rate',
  contractPrice: 'always',
  requireVerifiedEmail: false,
  timeZone: 'UTC',
  gctRateChange: null,
};

/** A scheduled change of a store's tax rate. */
export interface GctRateChange {
  /** The local date from which the rate applies, `YYYY-MM-DD`. */
  readonly from: string;
  /** When that date begins, ISO 8601. */
  readonly at: string;
  readonly rate: string;
}

/** The values of `StoreSettings.signup`, the default first, as of all settings below. */
export const SIGNUP_POLICIES = ['open', 'approval'] as const;
/** The values of `StoreSettings.taxRounding`. */
export const TAX_ROUNDINGS = ['line', 'rate'] as const;
/** The values of `StoreSettings.shippingTax`. */
export const SHIPPING_TAXES = ['store_rate', 'proportional'] as const;
/** The values of `StoreSettings.contractPrice`. New stores start with the second. */
export const CONTRACT_PRICES = ['always', 'lowest'] as const;

type TextSettings = 'signup' | 'taxRounding' | 'shippingTax' | 'contractPrice';

/** Reads settings whose choices are text, as stored and sent. */
export const readStoreSettings = (given: Omit<StoreSettings, TextSettings> & Readonly<Record<TextSettings, string>>): StoreSettings => ({
  name: given.name,
  currency: given.currency,
  gctRate: given.gctRate,
  onlinePayments: given.onlinePayments,
  couriers: given.couriers,
  paymentRails: given.paymentRails,
  signup: oneOf(SIGNUP_POLICIES, given.signup),
  taxRounding: oneOf(TAX_ROUNDINGS, given.taxRounding),
  shippingTax: oneOf(SHIPPING_TAXES, given.shippingTax),
  contractPrice: oneOf(CONTRACT_PRICES, given.contractPrice),
  requireVerifiedEmail: given.requireVerifiedEmail,
  timeZone: given.timeZone,
  gctRateChange: given.gctRateChange,
});

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], text: string): Choice =>
  choices.find((choice) => choice === text) ?? choices[0];
