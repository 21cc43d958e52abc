import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { conflict, invalid } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { createBackgroundTasks } from '../checkout/background-tasks.ts';
import { createHoldCommitter } from '../checkout/commit-holds.ts';
import type { FaultPoint } from '../checkout/faults.ts';
import { cancelOrder } from '../handlers/cancel-order.ts';
import { closeAccount } from '../handlers/close-account.ts';
import { sweepAccountClosings, sweepCheckouts } from '../sweeps/sweeps.ts';
import { checkOut } from '../testing/check-out.ts';
import { freezeProcess } from '../testing/freeze-process.ts';
import { openWorld, type World } from '../testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.backgroundTasks.idle();
  world.behavior.heal();
});

type Shopper = ReturnType<World['newShopper']>;
const close = (shopper: Caller) => closeAccount(world.deps)({ password: 'a password', shopperAddress: '' }, shopper);
const isClosed = ({ customerId }: Shopper) => world.ledger.closings.get(customerId)?.isClosed ?? false;
const isClosing = ({ customerId }: Shopper) => world.ledger.closings.has(customerId);
const rowsOf = ({ tenantId }: Shopper) =>
  world.deps.db.selectFrom('account_closing').select('id').where('tenant_id', '=', tenantId).execute();
/** Runs the sweep as if these seconds had passed since every closing. */
const sweepLater = async (seconds = 61) => {
  await sql`update account_closing set due_at = now() - interval '1 second', created_at = now() - make_interval(secs => ${seconds})`.execute(
    world.deps.db,
  );
  return await sweepAccountClosings(world.deps);
};
const stepsOf = ({ tenantId }: Shopper) =>
  world.deps.db.selectFrom('checkout').select('step').where('tenant_id', '=', tenantId).orderBy('step').execute();
const cartsOf = ({ customerId }: Shopper) => [...world.carts.values()].filter((cart) => cart.customerId === customerId);

/** A checkout in a process that stops at `point` until it is released. */
async function checkoutAt(point: FaultPoint) {
  const shopper = world.newShopper();
  const { faults, reached, thaw } = freezeProcess(point);
  const deps = {
    ...world.deps,
    backgroundTasks: createBackgroundTasks(),
    commitHolds: createHoldCommitter({ ...world.deps, faults }),
    faults,
  };
  const response = checkOut(deps, shopper, world.newCart(shopper)).then(
    ({ result }) => result?.state,
    (error) => error.reason,
  );
  await reached;
  return { shopper, thaw, response };
}

test('an account is closed, and its carts are deleted when no token works any more', async () => {
  const shopper = world.newShopper();
  world.newCart(shopper);

  await close(shopper);

  expect(isClosed(shopper)).toBe(true);
  expect(await sweepAccountClosings(world.deps)).toBe(0);
  expect(cartsOf(shopper)).toHaveLength(1);
  await sweepLater();
  expect([cartsOf(shopper), await rowsOf(shopper)]).toEqual([[], []]);
});

test('of the checkouts of a closed account, those that were refused are deleted, and those of orders stay', async () => {
  const shopper = world.newShopper();
  const { db } = world.deps;
  await checkOut(world.deps, shopper, world.newCart(shopper));
  await world.deps.backgroundTasks.idle();
  await db.updateTable('sales_order').set({ status: 'DELIVERED' }).where('tenant_id', '=', shopper.tenantId).execute();
  world.behavior.fail('FreezeCart', 'before', conflict('cart_frozen', 'Another checkout is in progress.'));
  await expect(checkOut(world.deps, shopper, world.newCart(shopper))).rejects.toMatchObject({ reason: 'cart_frozen' });
  world.behavior.heal();
  expect(await stepsOf(shopper)).toEqual([{ step: 'abandoned' }, { step: 'completed' }]);

  await close(shopper);
  await sweepLater();

  expect(await stepsOf(shopper)).toEqual([{ step: 'completed' }]);
});

test.each([
  ['within a minute', 16],
  ['later', 61],
])('a checkout of a closed account that is undone only after a sweep %s is deleted by the next one', async (_when, seconds) => {
  const shopper = world.newShopper();
  await close(shopper);
  world.behavior.fail('UnfreezeCart', 'before');
  await expect(checkOut(world.deps, shopper, world.newCart(shopper))).rejects.toMatchObject({ reason: 'account_closed' });
  await sweepLater(seconds);
  expect([await stepsOf(shopper), (await rowsOf(shopper)).length]).toEqual([[{ step: 'compensating' }], 1]);

  world.behavior.heal();
  await sql`update checkout set lease_until = now() - interval '1 second' where tenant_id = ${shopper.tenantId}`.execute(world.deps.db);
  await sweepCheckouts(world.deps);
  expect(await stepsOf(shopper)).toEqual([{ step: 'abandoned' }]);
  await sweepLater();

  expect([await stepsOf(shopper), await rowsOf(shopper)]).toEqual([[], []]);
});

test('a checkout that is refused after the first sweep is deleted too', async () => {
  const shopper = world.newShopper();
  await close(shopper);
  await sweepLater(16);
  await expect(checkOut(world.deps, shopper, world.newCart(shopper))).rejects.toMatchObject({ reason: 'account_closed' });

  await sweepLater();

  expect([await stepsOf(shopper), await rowsOf(shopper)]).toEqual([[], []]);
});

test.each(['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED'] as const)(
  'an account with an order that is %s is closed only if that has ended',
  async (status) => {
    const shopper = world.newShopper();
    await checkOut(world.deps, shopper, world.newCart(shopper));
    await world.deps.backgroundTasks.idle();
    await world.deps.db.updateTable('sales_order').set({ status }).where('tenant_id', '=', shopper.tenantId).execute();
    const isOpen = !['DELIVERED', 'CANCELLED', 'EXPIRED'].includes(status);

    const closing = close(shopper);

    if (isOpen) await expect(closing).rejects.toMatchObject({ code: 'conflict', reason: 'account_has_open_orders' });
    else await closing;
    expect([isClosing(shopper), isClosed(shopper)]).toEqual([!isOpen, !isOpen]);
  },
);

test('an account whose canceled order awaits its refund stays open', async () => {
  const shopper = world.newShopper();
  const { result } = await checkOut(world.deps, shopper, world.newCart(shopper));
  await world.deps.backgroundTasks.idle();
  await world.deps.db.updateTable('sales_order').set({ payment_status: 'PAID' }).where('tenant_id', '=', shopper.tenantId).execute();
  await cancelOrder(world.deps)({ orderId: result?.orderId ?? '', reason: 'Moving away' }, shopper);

  await expect(close(shopper)).rejects.toMatchObject({ code: 'conflict', reason: 'account_has_balance' });
  expect(isClosing(shopper)).toBe(false);
});

describe('a checkout at the same time', () => {
  test.each<FaultPoint>(['begin:after', 'freeze_cart:after', 'reserve_stock:after', 'authorize_payment:before'])(
    'that has reached %s is refused, and the account is closed',
    async (point) => {
      const { shopper, thaw, response } = await checkoutAt(point);
      const closing = close(shopper);
      while (!isClosing(shopper)) await new Promise((resolve) => setTimeout(resolve, 5));
      thaw();

      expect(await response).toBe('account_closed');
      await closing;
      expect(isClosed(shopper)).toBe(true);
    },
  );

  test.each<FaultPoint>(['authorize_payment:after', 'place_order:before', 'place_order:after'])(
    'that has reached %s places its order, and the account stays open',
    async (point) => {
      const { shopper, thaw, response } = await checkoutAt(point);
      const closing = close(shopper);
      const refused = expect(closing).rejects.toMatchObject({ reason: 'account_has_open_orders' });
      while (point !== 'place_order:after' && !isClosing(shopper)) await new Promise((resolve) => setTimeout(resolve, 5));
      thaw();

      expect(await response).toBe('confirmed');
      await refused;
      expect(isClosing(shopper)).toBe(false);
    },
  );

  test('that cannot end keeps the account open', async () => {
    const { shopper, thaw, response } = await checkoutAt('authorize_payment:before');

    await expect(close(shopper)).rejects.toMatchObject({ reason: 'account_has_open_orders' });

    expect(isClosing(shopper)).toBe(false);
    thaw();
    expect(await response).toBe('confirmed');
  });
});

describe('a closing whose', () => {
  test('password is wrong changes nothing', async () => {
    const shopper = world.newShopper();
    world.behavior.fail('BeginAccountClosing', 'before', invalid('password', 'is wrong', { reason: 'current_password_incorrect' }));

    await expect(close(shopper)).rejects.toMatchObject({ reason: 'current_password_incorrect' });

    expect([isClosing(shopper), await rowsOf(shopper)]).toEqual([false, []]);
  });

  test('money moves meanwhile leaves the account open', async () => {
    const shopper = world.newShopper();
    const refusal = conflict('account_has_balance', 'There is unapplied credit.');
    world.behavior.fail('EndAccountClosing', 'before', refusal);

    await expect(close(shopper)).rejects.toMatchObject({ reason: 'account_has_balance' });

    world.behavior.heal();
    world.ledger.closings.delete(shopper.customerId);
    await sweepLater();
    expect([isClosed(shopper), await rowsOf(shopper)]).toEqual([false, []]);
  });

  test.each(['before', 'after'] as const)('process dies %s billing closes the account is finished by the sweep', async (when) => {
    const shopper = world.newShopper();
    world.newCart(shopper);
    world.behavior.fail('EndAccountClosing', when);

    await expect(close(shopper)).rejects.toMatchObject({ code: 'bad_gateway' });

    world.behavior.heal();
    await sweepLater();
    await sweepLater();
    expect([isClosed(shopper), cartsOf(shopper), await rowsOf(shopper)]).toEqual([true, [], []]);
  });

  test('cart service cannot be reached is finished when it can', async () => {
    const shopper = world.newShopper();
    world.newCart(shopper);
    await close(shopper);
    world.behavior.fail('EraseCustomer', 'before');
    await sweepLater();
    expect([cartsOf(shopper).length, (await rowsOf(shopper)).length]).toEqual([1, 1]);

    world.behavior.heal();
    await sweepLater();

    expect([cartsOf(shopper), await rowsOf(shopper)]).toEqual([[], []]);
  });
});
