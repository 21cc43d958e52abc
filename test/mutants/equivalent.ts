/** The mutants of a file that no test can notice, each as the text and what replaces it, and why not. One that occurs twice is listed twice. */
interface Equivalent {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly string[];
}

export const EQUIVALENT: readonly Equivalent[] = [
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
      'units === 0 → false',
      '(_, exponent) => 10 ** exponent → () => undefined',
    ],
  },
  {
    file: 'packages/money/src/json-number.ts',
    reason: 'A short amount needs no decimal object; where the check is skipped, decimal arithmetic has the same result.',
    mutants: [
      '(point === -1 ? amount.length : point) + scale <= EXACT_DIGITS_MAX → false',
      '(point === -1 ? amount.length : point) + scale <= EXACT_DIGITS_MAX → (point === -1 ? amount.length : point) + scale < EXACT_DIGITS_MAX',
      'point === -1 → true',
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
];
