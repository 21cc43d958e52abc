import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Caller } from '@storefront/rpc';
import { openWorld, type World } from '../testing/open-world.ts';
import { operatorOf } from '../testing/place-test-order.ts';
import { listShippingOptions, listStoreShippingOptions, removeShippingOption, setShippingOption } from './shipping-options.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('shipping options', () => {
  const options = (caller: Caller) => listShippingOptions(world.deps)({}, caller);
  const anOption = (code: string, kind: string) => ({ code, label: code, kind, amount: '400', currency: '' });

  test('of a new store are empty, without couriers', async () => {
    expect(await options(world.newShopper({ couriers: false }))).toEqual({ options: [], couriersEnabled: false });
  });

  test('are stored by code, offered according to the store’s settings, and removed', async () => {
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
    const live = { ...operator, mode: 'live' } as const;
    await setShippingOption(world.deps)({ option: anOption('van', 'OWN_FLEET') }, live);
    await removeShippingOption(world.deps)({ code: 'van' }, operator);
    expect((await options(live)).options).toMatchObject([{ code: 'van', amount: '400.00' }]);
    await expect(removeShippingOption(world.deps)({ code: 'van' }, operator)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are refused with more decimals than the currency, and nothing is rounded', async () => {
    const operator = operatorOf(world.newShopper());
    const option = { ...anOption('van', 'OWN_FLEET'), amount: '33.335', freeOver: '99.999' };

    await expect(setShippingOption(world.deps)({ option }, operator)).rejects.toMatchObject({
      details: [
        { field: 'amount', detail: 'must have at most 2 decimals' },
        { field: 'free_over', detail: 'must have at most 2 decimals' },
      ],
    });
    const inYen = { ...operator, store: { ...operator.store, currency: 'JPY' } };
    await expect(
      setShippingOption(world.deps)({ option: { ...option, amount: '33.5', freeOver: undefined } }, inYen),
    ).rejects.toMatchObject({
      details: [{ field: 'amount', detail: 'must have at most 0 decimals' }],
    });
    expect((await options(operator)).options).toEqual([]);
  });

  test('that are invalid are rejected with all errors', async () => {
    const option = { code: 'no spaces', label: '', kind: 'DRONE', amount: '-1', currency: '' };

    await expect(setShippingOption(world.deps)({ option }, operatorOf(world.newShopper()))).rejects.toMatchObject({
      details: [{ field: 'code' }, { field: 'label' }, { field: 'kind' }, { field: 'amount' }],
    });
  });
});
