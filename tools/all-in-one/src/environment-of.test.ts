import { expect, test } from '@jest/globals';
import { environmentOf } from './environment-of.ts';

test('a variable that begins with the name of a service is set for this service alone', () => {
  const env = { CART_DATABASE_URL: 'postgres://cart', ORDERS_DATABASE_URL: 'postgres://orders', LOG_LEVEL: 'warn' };

  expect(environmentOf('cart', env)).toMatchObject({ DATABASE_URL: 'postgres://cart', LOG_LEVEL: 'warn' });
  expect(environmentOf('orders', env)).toMatchObject({ DATABASE_URL: 'postgres://orders' });
  expect(environmentOf('billing', env).DATABASE_URL).toBeUndefined();
});

test('what is set for one service replaces what is set for all, also by a file', () => {
  const env = {
    DATABASE_POOL_MAX: '10',
    CART_DATABASE_POOL_MAX: '4',
    NATS_PASSWORD: 'shared',
    CART_NATS_PASSWORD_FILE: '/run/secrets/cart',
  };

  expect(environmentOf('cart', env)).toMatchObject({ DATABASE_POOL_MAX: '4', NATS_PASSWORD_FILE: '/run/secrets/cart' });
  expect(environmentOf('cart', env).NATS_PASSWORD).toBeUndefined();
  expect(environmentOf('orders', env)).toMatchObject({ DATABASE_POOL_MAX: '10', NATS_PASSWORD: 'shared' });
});

test('a file that is set for all does not replace what is set for one service', () => {
  const env = environmentOf('cart', { SERVICE_TOKEN_FILE: '/run/secrets/SERVICE_TOKEN', CART_SERVICE_TOKEN: 'its own' });

  expect(env.SERVICE_TOKEN).toBe('its own');
  expect(env.SERVICE_TOKEN_FILE).toBeUndefined();
});

test('the gateway alone has the port for health checks', () => {
  const env = { INTERNAL_PORT: '8079' };

  expect(environmentOf('gateway', env).INTERNAL_PORT).toBe('8079');
  expect(environmentOf('cart', env).INTERNAL_PORT).toBeUndefined();
});

test('services call each other in the process, even if their addresses are set for the operator', () => {
  expect(environmentOf('orders', { CART_ADDRESS: '127.0.0.1:50051' })).toMatchObject({
    GATEWAY_ADDRESS: 'in-process:gateway',
    CATALOG_ADDRESS: 'in-process:catalog',
    CART_ADDRESS: 'in-process:cart',
    BILLING_ADDRESS: 'in-process:billing',
    WEBHOOKS_ADDRESS: 'in-process:webhooks',
  });
});

test('the Admin API listens where its own variables say, and not where the gateway does', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', PUBLIC_BASE_URL: 'https://api.shop.example', ADMIN_PORT: '8082', CART_ADDRESS: 'cart:1' };

  expect(environmentOf('admin', env)).toMatchObject({
    PORT: '8082',
    HOST: undefined,
    PUBLIC_BASE_URL: undefined,
    CART_ADDRESS: 'in-process:cart',
  });
});
