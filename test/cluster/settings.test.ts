import { expect, test } from '@jest/globals';
import { imageValues, readSettings } from './settings.ts';

test.each([
  ['storefront', { repository: 'storefront', tag: 'latest', digest: '' }],
  ['storefront:1.2', { repository: 'storefront', tag: '1.2', digest: '' }],
  ['registry.example:5000/shop/storefront', { repository: 'registry.example:5000/shop/storefront', tag: 'latest', digest: '' }],
  ['registry.example:5000/shop/storefront:1.2', { repository: 'registry.example:5000/shop/storefront', tag: '1.2', digest: '' }],
  ['registry.example/storefront@sha256:12', { repository: 'registry.example/storefront', tag: 'latest', digest: 'sha256:12' }],
])('the values of the image %s', (image, values) => {
  expect(imageValues(image)).toEqual(values);
});

test('without an image and a way to copy one to the nodes, the error says what to set', () => {
  expect(() => readSettings({}, [])).toThrow(/STOREFRONT_IMAGE.*CLUSTER_LOAD/);
  expect(readSettings({ CLUSTER_LOAD: 'kind load docker-image' }, []).loadImage).toEqual(['kind', 'load', 'docker-image']);
  expect(readSettings({ STOREFRONT_IMAGE: 'storefront' }, ['--set', 'a=b']).helmOptions).toEqual(['--set', 'a=b']);
});
