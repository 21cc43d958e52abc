import { describe, expect, test } from '@jest/globals';
import { movedPath } from './move-category.ts';

const TREE = ['auto', 'auto/brakes', 'auto/brakes/pads', 'auto-parts', 'home', 'home/brakes'];

describe('moving a category', () => {
  test('the category keeps its slug under another parent or at the root', () => {
    expect(movedPath('auto/brakes', 'brakes', 'auto-parts', TREE)).toBe('auto-parts/brakes');
    expect(movedPath('auto/brakes', 'brakes', null, TREE)).toBe('brakes');
    expect(movedPath('auto/brakes', 'stops', 'auto', TREE)).toBe('auto/stops');
  });

  test.each(['auto', 'auto/brakes', 'auto/brakes/pads'])('auto cannot move below itself to %s', (parent) => {
    expect(() => movedPath('auto', 'auto', parent, TREE)).toThrow('must not be the category itself or one of its subcategories');
  });

  test('a category can move below one whose path has the same first characters', () => {
    expect(movedPath('auto', 'auto', 'auto-parts', TREE)).toBe('auto-parts/auto');
  });

  test('a move to a path that is taken or exceeds the maximum depth is refused', () => {
    expect(() => movedPath('auto/brakes', 'brakes', 'home', TREE)).toThrow('home/brakes');
    const deep = ['a/b/c/d/e/f/g', ...TREE];
    expect(() => movedPath('auto/brakes', 'brakes', 'a/b/c/d/e/f/g', deep)).toThrow('deeper than 8');
    expect(movedPath('auto/brakes/pads', 'pads', 'a/b/c/d/e/f/g', deep)).toBe('a/b/c/d/e/f/g/pads');
  });
});
