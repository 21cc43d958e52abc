import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Accountant } from './accountant.ts';
import type { Books, Operation } from './books.ts';
import type { Intent } from './operations.ts';

/** Performs the operations on the books and by the accountant, and compares the outcome and everything else after each of them. */
export async function compareBooks(books: Books, accountant: Accountant, intents: readonly Intent[]): Promise<void> {
  const performed: Operation[] = [];
  await expectEqual(books, accountant, performed, null, null);
  for (const intent of seen('operations', intents, 0)) {
    const operation = intent(accountant);
    if (operation === undefined) continue;
    performed.push(operation);
    await expectEqual(books, accountant, performed, await books.perform(operation), accountant.perform(operation));
  }
}

async function expectEqual(
  books: Books,
  accountant: Accountant,
  performed: readonly Operation[],
  refused: string | null,
  expected: string | null,
): Promise<void> {
  const actual = { refused, state: await books.state() };
  const wanted = { refused: expected, state: accountant.state() };
  if (isDeepStrictEqual(actual, wanted)) return;
  // A failure shows only what differs.
  expect({ performed: JSON.stringify(performed), ...actual }).toEqual({ performed: '', ...wanted });
}
