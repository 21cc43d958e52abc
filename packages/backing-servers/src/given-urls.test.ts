import { describe, expect, test } from '@jest/globals';
import { givenUrl } from './given-urls.ts';

describe('a URL in the environment', () => {
  test('is undefined when the variable is unset or empty', () => {
    expect(givenUrl('nats', {})).toBeUndefined();
    expect(givenUrl('nats', { STOREFRONT_NATS_URL: ' ' })).toBeUndefined();
  });

  test('of Postgres names the database storefront unless it names another', () => {
    expect(givenUrl('postgres', { STOREFRONT_POSTGRES_URL: 'postgres://a:b@db:5432' })).toBe('postgres://a:b@db:5432/storefront');
    expect(givenUrl('postgres', { STOREFRONT_POSTGRES_URL: 'postgresql://a@db/shop?sslmode=require' })).toBe(
      'postgresql://a@db/shop?sslmode=require',
    );
  });

  test('of the wrong kind is refused by the name of its variable, without repeating its value', () => {
    const env = { STOREFRONT_REDIS_URL: 'http://:hunter2@cache' };
    expect(() => givenUrl('redis', env)).toThrow('STOREFRONT_REDIS_URL is not a URL that begins with redis:// or rediss://.');
  });
});
