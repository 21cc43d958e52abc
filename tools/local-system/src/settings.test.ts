import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from './processes/services.ts';
import { readSettings } from './settings.ts';

test('every setting has a default', () => {
  expect(readSettings({}, [])).toEqual({
    home: join(REPOSITORY, '.storefront'),
    host: '127.0.0.1',
    port: 8080,
    quiet: false,
    replicas: 1,
    containers: false,
    allInOne: false,
  });
});

test('containers can be requested by flag or by environment variable', () => {
  expect(readSettings({}, ['--containers']).containers).toBe(true);
  expect(readSettings({ STOREFRONT_CONTAINERS: '1' }, []).containers).toBe(true);
});

test('one process for all services can be requested by flag or by environment variable', () => {
  expect(readSettings({}, ['--all-in-one']).allInOne).toBe(true);
  expect(readSettings({ STOREFRONT_ALL_IN_ONE: '1' }, []).allInOne).toBe(true);
});

test('every invalid setting is reported', () => {
  expect(() => readSettings({ PORT: 'eighty', STOREFRONT_REPLICAS: '9' }, [])).toThrow(/PORT[\s\S]*STOREFRONT_REPLICAS/);
  expect(() => readSettings({}, ['--container'])).toThrow(
    'Unknown option --container. npm start accepts only --all-in-one and --containers.',
  );
});
