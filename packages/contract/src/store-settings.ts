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
}
