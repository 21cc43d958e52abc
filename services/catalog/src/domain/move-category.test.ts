import { describe, expect, test } from '@jest/globals';
import { movedPath } from './move-category.ts';

const TREE = ['auto', 'auto/brakes', 'auto/brakes/pads', 'auto-parts', 'home', 'home/brakes'];

describe('a category', () => {
  test('takes its slug along to another parent or to the root', () => {
    expect(movedPath('auto/brakes', 'brakes', 'auto-parts', TREE)).toBe('auto-parts/brakes');
    expect(movedPath('auto/brakes', 'brakes', null, TREE)).toBe('brakes');
    expect(movedPath('auto/brakes', 'stops', 'auto', TREE)).toBe('auto/stops');
  });

  test.each(['auto', 'auto/brakes', 'auto/brakes/pads'])('cannot stand below itself at %s', (parent) => {
    expect(() => movedPath('auto', 'auto', parent, TREE)).toThrow('must not be the category itself or one below it');
  });

  test('may stand below one whose path only begins like its own', () => {
    expect(movedPath('auto', 'auto', 'auto-parts', TREE)).toBe('auto-parts/auto');
  });

  test('cannot take the place of another, nor stand too deep with all below it', () => {
    expect(() => movedPath('auto/brakes', 'brakes', 'home', TREE)).toThrow('home/brakes');
    const deep = ['a/b/c/d/e/f/g', ...TREE];
    expect(() => movedPath('auto/brakes', 'brakes', 'a/b/c/d/e/f/g', deep)).toThrow('deeper than 8');
    expect(movedPath('auto/brakes/pads', 'pads', 'a/b/c/d/e/f/g', deep)).toBe('a/b/c/d/e/f/g/pads');
  });
});
