import { expect, test } from '@jest/globals';
import { SandboxPaymentIn } from './schemas.ts';

test.each([0, -1, 5e-324, 1e300])('a payment of %p is reported as an error of its amount', (amount) => {
  const { error } = SandboxPaymentIn.safeParse({ outcome: 'PAID', amount });

  expect(error?.issues.map(({ path }) => path)).toContainEqual(['amount']);
});
