import { describe, expect, test } from '@jest/globals';
import { environmentUrl } from './environment-urls.ts';

describe('environmentUrl', () => {
  test('returns undefined if the variable is unset or empty', () => {
    expect(environmentUrl('nats', {})).toBeUndefined();
    expect(environmentUrl('nats', { STOREFRONT_NATS_URL: ' ' })).toBeUndefined();
  });

  test('adds the database storefront to a Postgres URL that names none', () => {
    expect(environmentUrl('postgres', { STOREFRONT_POSTGRES_URL: 'postgres://a:b@db:5432' })).toBe('postgres://a:b@db:5432/storefront');
    expect(environmentUrl('postgres', { STOREFRONT_POSTGRES_URL: 'postgresql://a@db/shop?sslmode=require' })).toBe(
      'postgresql://a@db/shop?sslmode=require',
    );
  });

  test('refuses a URL with the wrong protocol by variable name, without repeating its value', () => {
    const env = { STOREFRONT_REDIS_URL: 'http://:hunter2@cache' };
    expect(() => environmentUrl('redis', env)).toThrow('STOREFRONT_REDIS_URL must be a URL that starts with redis:// or rediss://.');
  });
});
