import { expect, test } from '@jest/globals';
import { ACTIONS, DECK, deck, shoppers } from './deck.ts';

const counts = (all: readonly (readonly string[])[]) =>
  Object.fromEntries(ACTIONS.map((action) => [action, all.flat().filter((each) => each === action).length]));

test('a deck has the shares of the shopping mix of TPC-W, and one order for twenty shoppers', () => {
  expect(counts(deck())).toEqual({ list: 44, search: 28, detail: 28, login: 5, add: 19, price: 4, order: 2 });
});

test('each deck has the same shoppers in another order', () => {
  const endless = shoppers();
  const take = () => Array.from({ length: DECK }, () => endless.next().value);
  const [first, second] = [take(), take()];
  expect(counts(first)).toEqual(counts(deck()));
  expect(counts(second)).toEqual(counts(deck()));
  expect(second).not.toEqual(first);
});
