import { describe, expect, test } from '@jest/globals';
import { check } from './check.ts';
import { aCleanRun, type DraftRun } from './testing/a-clean-run.ts';
import { addRequest, first, request } from './testing/plant.ts';
import { anOutOfStock, anOverCreditLimit } from './testing/records.ts';

const messages = (run: DraftRun): readonly string[] => check(run).map(({ message }) => message);

/** A run in which there were only four pieces of the product that both orders contain. */
function aScarceRun(): DraftRun {
  const run = aCleanRun();
  Object.assign(first(run.final.stock), { imported: 400, onHand: 200 });
  return run;
}

describe('a checkout that was refused as out of stock', () => {
  test('is accepted if the orders before it and its own pieces exceed the stock', () => {
    const run = aScarceRun();
    const cart = 'cart-2';
    run.history.requests.push({ ...request(run, 'add line'), path: `/v1/carts/${cart}/lines`, key: 'other' });
    addRequest(run, anOutOfStock('mk1s1x-BOLT'));

    expect(messages(run)).toEqual([]);
  });

  test('is reported if an order has been answered twice, because it takes its pieces once', () => {
    const run = aScarceRun();
    addRequest(run, anOutOfStock('mk1s1x-BOLT'));

    expect(messages(run)).toEqual([expect.stringContaining('of 4.00 at most 2.00 can have been taken')]);
  });

  test('is accepted if attempts without an answer can have taken the rest', () => {
    const run = aScarceRun();
    run.history.requests.push({ ...request(run, 'check out'), status: null, answer: 'fetch failed' });
    addRequest(run, anOutOfStock('mk1s1x-BOLT'));

    expect(messages(run)).toEqual([]);
  });

  test('is reported if only later checkouts can have taken the rest', () => {
    const run = aScarceRun();
    run.history.requests.push({ ...request(run, 'check out'), atMs: 900_000, status: null, answer: 'fetch failed' });
    addRequest(run, anOutOfStock('mk1s1x-BOLT'));

    expect(messages(run)).toHaveLength(1);
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
