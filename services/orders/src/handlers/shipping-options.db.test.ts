import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { operatorOf } from '../testing/an-order-of.ts';
import { openWorld, type World } from '../testing/open-world.ts';
import { listShippingOptions } from './list-shipping-options.ts';
import { listStoreShippingOptions } from './list-store-shipping-options.ts';
import { removeShippingOption } from './remove-shipping-option.ts';
import { setShippingOption } from './set-shipping-option.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('shipping options', () => {
  const options = (caller: Caller) => listShippingOptions(world.deps)({}, caller);
  const anOption = (code: string, kind: string) => ({ code, label: code, kind, amount: '400', currency: '' });

  test('of a store that never opted in are none, without couriers', async () => {
    expect(await options(world.newShopper({ couriers: false }))).toEqual({ options: [], couriersEnabled: false });
  });

  test('are stored by code, offered by what the store enabled, and removed', async () => {
    const shopper = world.newShopper();
    const operator = operatorOf(shopper);
    await setShippingOption(world.deps)({ option: anOption('van', 'OWN_FLEET') }, operator);
    await setShippingOption(world.deps)({ option: { ...anOption('van', 'OWN_FLEET'), amount: '250', freeOver: '5000' } }, operator);
    await setShippingOption(world.deps)({ option: anOption('dhl', 'COURIER') }, operator);

    expect((await options(shopper)).options).toEqual([
      { code: 'van', label: 'van', kind: 'OWN_FLEET', amount: '250.00', freeOver: '5000.00', currency: 'JMD' },
      { code: 'dhl', label: 'dhl', kind: 'COURIER', amount: '400.00', currency: 'JMD' },
    ]);
    const without = { ...shopper, store: { ...shopper.store, couriers: false } };
    expect((await options(without)).options?.map(({ code }) => code)).toEqual(['van']);
    const ofStore = await listStoreShippingOptions(world.deps)({}, { ...operator, store: without.store });
    expect(ofStore.options?.map(({ option, offered }) => [option?.code, offered])).toEqual([
      ['van', true],
      ['dhl', false],
    ]);
    await removeShippingOption(world.deps)({ code: 'van' }, operator);
    await expect(removeShippingOption(world.deps)({ code: 'van' }, operator)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are refused with all their faults', async () => {
    const option = { code: 'no spaces', label: '', kind: 'DRONE', amount: '-1', currency: '' };

    await expect(setShippingOption(world.deps)({ option }, operatorOf(world.newShopper()))).rejects.toMatchObject({
      details: [{ field: 'code' }, { field: 'label' }, { field: 'kind' }, { field: 'amount' }],
    });
  });
});
