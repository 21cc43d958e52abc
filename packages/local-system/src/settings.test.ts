import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from './services.ts';
import { readSettings } from './settings.ts';

test('nothing need be said', () => {
  expect(readSettings({}, [])).toEqual({
    home: join(REPOSITORY, '.storefront'),
    host: '127.0.0.1',
    port: 8080,
    quiet: false,
    replicas: 1,
    containers: false,
  });
});

test('containers are asked for by a word or by the environment', () => {
  expect(readSettings({}, ['--containers']).containers).toBe(true);
  expect(readSettings({ STOREFRONT_CONTAINERS: '1' }, []).containers).toBe(true);
});

test('faults are named', () => {
  expect(() => readSettings({ PORT: 'eighty', STOREFRONT_REPLICAS: '9' }, [])).toThrow(/PORT[\s\S]*STOREFRONT_REPLICAS/);
  expect(() => readSettings({}, ['--container'])).toThrow('--container');
});
