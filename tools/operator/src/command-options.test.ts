import { expect, test } from '@jest/globals';
import { each, eachPair } from './command-options.ts';

test('the last = separates a SKU and its quantity, and a comma belongs to the SKU', () => {
  expect(['PIPE=2=1', 'A, B=3', ' =C=0.5'].reduce<ReturnType<typeof eachPair>>((before, value) => eachPair(value, before), [])).toEqual([
    ['PIPE=2', '1'],
    ['A, B', '3'],
    ['=C', '0.5'],
  ]);
});

test('an option for each SKU keeps its commas', () => {
  expect(each('B', each('A,1'))).toEqual(['A,1', 'B']);
});
