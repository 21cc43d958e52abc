import { expect, test } from '@jest/globals';
import { asRole } from './database-urls.ts';

test('asRole keeps the server, the database, and the options', () => {
  expect(asRole('postgres://admin:a@db:5432/storefront?sslmode=require', 'storefront_cart', 'p@ss/1')).toBe(
    'postgres://storefront_cart:p%40ss%2F1@db:5432/storefront?sslmode=require',
  );
});
