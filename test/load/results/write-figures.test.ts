import { expect, test } from '@jest/globals';
import { withFigures } from './write-figures.ts';

const START = '<!-- figures: written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';
const page = (...sections: readonly string[]): string =>
  `# Performance\n\n${START}\n\n${sections.map((section) => `### ${section}\n\n`).join('')}${END}\n\n## Method\n`;

test('a section is replaced, and the others and the text around them stay', () => {
  expect(withFigures(page('edge\n\nold', 'pdf\n\nother'), 'edge', 'new\n')).toBe(page('edge\n\nnew', 'pdf\n\nother'));
});

test('a section that is new is added in order', () => {
  expect(withFigures(page('edge\n\nother'), 'catalog', 'new')).toBe(page('catalog\n\nnew', 'edge\n\nother'));
  expect(withFigures(page(), 'catalog', 'new')).toBe(page('catalog\n\nnew'));
});

test('a page without the generated part is refused', () => {
  expect(() => withFigures('# Performance\n', 'catalog', 'new')).toThrow('lacks the lines');
});
