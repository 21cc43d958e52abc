/** The mutants of a file that no test can notice, each as the text and what replaces it, and why not. One that occurs twice is listed twice. */
interface Equivalent {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly string[];
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'gateway/src/access/limits/client-address.ts',
    reason: 'The IPv4 address in a mapped one is read from its text only because that is faster.',
    mutants: [
      'text.startsWith(MAPPED) && isIP(text.slice(MAPPED.length)) === 4 → false',
      'text.startsWith(MAPPED) → text.endsWith(MAPPED)',
      'text.slice(MAPPED.length) → text',
    ],
  },
  {
    file: 'gateway/src/access/limits/local-window.ts',
    reason:
      'The newest second leaves the window after 60 s, a moment that was reached changes nothing, and each of 61 counters is emptied either way.',
    mutants: [
      'oldest <= this.#second → oldest < this.#second',
      'millisecond <= this.#millisecond → millisecond < this.#millisecond',
      'second - this.#second >= BUCKETS → second - this.#second > BUCKETS',
    ],
  },
  {
    file: 'gateway/src/http/encoding/encoded-etag.ts',
    reason: 'A condition that is missing or names the chosen coding alone is only decided faster.',
    mutants: ['condition === undefined → false', 'condition === chosen → false'],
  },
  {
    file: 'gateway/src/http/input/parse-query.ts',
    reason: 'An empty query has one empty pair, and a function without return returns undefined.',
    mutants: ['mark === url.length - 1 → false', 'url.length - 1 → url.length + 1', '{ return undefined; } → {}'],
  },
  {
    file: 'gateway/src/stores/domain/dated-rates.ts',
    reason: 'The rate of today is the current one, and no two rates have one date.',
    mutants: ['from > today → from >= today', 'a.from < b.from → a.from <= b.from'],
  },
  {
    file: 'packages/money/src/decimal-text.ts',
    reason: 'Arithmetic without decimal objects is only faster: where it is skipped, decimal arithmetic has the same result.',
    mutants: [
      '!Number.isSafeInteger(units) → true',
      'digits <= scale → digits < scale',
      'Math.max(most, decimalsOf(amount)) → Math.min(most, decimalsOf(amount))',
      'a === b → false',
      "b === '0' → false",
      'missing < 0 → true',
      'missing < 0 → missing <= 0',
      'text.length > EXACT_LENGTH_MAX || text.charCodeAt(0) === MINUS_CODE → true',
      'text.length > EXACT_LENGTH_MAX → text.length >= EXACT_LENGTH_MAX',
      '(_, exponent) => 10 ** exponent → () => undefined',
    ],
  },
  {
    file: 'packages/money/src/json-number.ts',
    reason: 'A short amount needs no decimal object; where the check is skipped, decimal arithmetic has the same result.',
    mutants: [
      'amount.length + scale <= EXACT_DIGITS_MAX → false',
      'amount.length + scale <= EXACT_DIGITS_MAX → amount.length + scale < EXACT_DIGITS_MAX',
    ],
  },
  {
    file: 'packages/rpc/src/list-filters.ts',
    reason: 'At the limit, the date is the limit.',
    mutants: ['date < FIRST_DATE → date <= FIRST_DATE', 'date > LAST_DATE → date >= LAST_DATE'],
  },
  {
    file: 'services/webhooks/src/domain/duration-bucket.ts',
    reason: 'The logarithm of 1 is 0.',
    mutants: ['durationMs <= 1 → durationMs < 1'],
  },
  {
    file: 'services/webhooks/src/signing/secrets.ts',
    reason: 'Base64 has equals signs at its end alone, and a function without return returns undefined.',
    mutants: ['/=+$/ → /=+/', '{ return undefined; } → {}'],
  },
  {
    file: 'services/webhooks/src/signing/signature-headers.ts',
    reason: 'Base64 has no underscore.',
    mutants: ['/^whsec_/ → /whsec_/'],
  },
  {
    file: 'services/webhooks/src/signing/ed25519-keys.ts',
    reason: 'Base64 has no underscore.',
    mutants: ['/^whsk_/ → /whsk_/'],
  },
  {
    file: 'services/billing/src/payments/domain/reversal.ts',
    reason: 'Of an amount of 0 or less, nothing is taken.',
    mutants: ['missing.lte(0) → false'],
  },
  {
    file: 'services/billing/src/statements/domain/account-entry.ts',
    reason: 'At the limit, the date is the limit.',
    mutants: ['own > openFrom → own >= openFrom'],
  },
  {
    file: 'services/billing/src/statements/domain/statement-period.ts',
    reason: 'At the limit, the date is the limit.',
    mutants: ['given.to > today → given.to >= today'],
  },
  {
    file: 'services/cart/src/domain/evaluate-promotions.ts',
    reason: 'Without promotions, no subtotal is compared.',
    mutants: ['counted.length === 0 → false'],
  },
  {
    file: 'services/cart/src/domain/exact-amounts.ts',
    reason: 'Below the limit, every amount passes the exact check too.',
    mutants: [
      'totals !== null && Number(totals.subtotal) < EXACT_BELOW && Number(totals.total) < EXACT_BELOW → false',
      'Number(totals.subtotal) < EXACT_BELOW → Number(totals.subtotal) <= EXACT_BELOW',
    ],
  },
  {
    file: 'services/cart/src/domain/price-cart.ts',
    reason: 'Without promotions, no line is discounted.',
    mutants: ['offer.promotions.length === 0 → false'],
  },
  {
    file: 'services/cart/src/domain/promotion-discount.ts',
    reason: 'What is multiplied by no pieces to get is 0.',
    mutants: ['get > 0 → get >= 0', 'get > 0 → true'],
  },
  {
    file: 'services/cart/src/domain/selling-rules.ts',
    reason: 'The same object has equal fields.',
    mutants: ['a === b → false'],
  },
  {
    file: 'services/catalog/src/domain/price.ts',
    reason: 'An empty list of tiers has no tier, and a break from 1 or less has the price of one unit, so that it is no change.',
    mutants: [
      'facts.priceBreaks.length === 0 && facts.contract.length === 0 → false',
      'starts.filter((start) => start.gt(1)) → starts',
      'tiers.length === 0 → false',
    ],
  },
  {
    file: 'services/catalog/src/domain/quote-tax.ts',
    reason: 'At the same time, both are that time.',
    mutants: ['rateChangesAt < endsAt → rateChangesAt <= endsAt'],
  },
  {
    file: 'services/catalog/src/domain/reservation.ts',
    reason: 'The keys of a map are never equal.',
    mutants: ['a < b → a <= b'],
  },
  {
    file: 'tools/operator/src/given-argument.ts',
    reason: 'No argument has an empty name or the name that replaces it.',
    mutants: ['/[.[\\]]+/ → /[.[\\]]/', '[] → ["Stryker was here"]'],
  },
  {
    file: 'tools/operator/src/payment-terms.ts',
    reason: 'Only the second group of a match is read.',
    mutants: ['[] → ["Stryker was here"]'],
  },
];
