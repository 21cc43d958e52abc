import { describe, expect, test } from '@jest/globals';
import { check } from './check.ts';
import { aCleanRun, type DraftRun } from './testing/a-clean-run.ts';
import { addRequest, first } from './testing/plant.ts';
import { anOutOfStock, anOverCreditLimit, CART, SHOP } from './testing/records.ts';

const messages = (run: DraftRun): readonly string[] => check(run).map(({ message }) => message);

/** A run in which both orders took two pieces each of a product of which there were few, and a checkout of two more was refused. */
function aScarceRun(imported: number): DraftRun {
  const run = aCleanRun();
  Object.assign(first(run.final.stock), { imported, onHand: imported - 200 });
  addRequest(run, anOutOfStock('mk1s1x-BOLT'));
  return run;
}

/** Adds an abandoned checkout of the cart of the refused one. */
const addAbandoned = ({ final }: DraftRun, number: string, startedAtMs: number): unknown =>
  final.abandonedCheckouts.push({ shop: SHOP, cart: CART, number, startedAtMs });

const outOfStock = (run: DraftRun): readonly string[] =>
  check(run).flatMap(({ invariant, message }) => (invariant === 'only what runs out is refused' ? [message] : []));

describe('a checkout that was refused as out of stock', () => {
  test('is accepted if the orders and its own pieces exceed the stock', () => {
    expect(outOfStock(aScarceRun(500))).toEqual([]);
  });

  test('is reported if they do not', () => {
    expect(outOfStock(aScarceRun(600))).toEqual([expect.stringContaining('of 6.00 at most 4.00 can have been taken')]);
  });

  test('has not taken anything itself', () => {
    const run = aScarceRun(600);
    addAbandoned(run, 'SO-1004', 18_000);

    expect(outOfStock(run)).toHaveLength(1);
  });

  test('is accepted if an earlier checkout that was abandoned can have taken the rest', () => {
    const run = aScarceRun(600);
    addAbandoned(run, 'SO-1004', 17_000);
    addAbandoned(run, 'SO-1005', 18_000);

    expect(outOfStock(run)).toEqual([]);
  });

  test('is reported if only a later checkout can have taken the rest', () => {
    const run = aScarceRun(600);
    addAbandoned(run, 'SO-1004', 900_000);
    addAbandoned(run, 'SO-1005', 900_001);

    expect(outOfStock(run)).toHaveLength(1);
  });
});

describe('a checkout that was refused as over the credit limit', () => {
  test('is accepted if the checkouts before it can owe what is said to be owed', () => {
    const run = aCleanRun();
    addRequest(run, anOverCreditLimit(23, 3_990));

    expect(messages(run)).toEqual([]);
  });

  test('is reported if less can be owed', () => {
    const run = aCleanRun();
    addRequest(run, anOverCreditLimit(24, 3_990));

    expect(messages(run)).toEqual([expect.stringContaining('24.00 is owed, but at most 23.00 can be owed')]);
  });

  test('is reported if it would have fitted', () => {
    const run = aCleanRun();
    addRequest(run, anOverCreditLimit(23, 3_977));

    expect(messages(run)).toEqual([expect.stringContaining('with a shortfall of 0, but it is 0.00')]);
  });
});
