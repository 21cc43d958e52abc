import { describe, expect, test } from '@jest/globals';
import { breakLines } from './break-lines.ts';

/** Every character is one unit wide. */
const broken = (text: string, width: number): string[] =>
  breakLines(text, width, (part) => Array.from(part).length).map(({ paragraph, from, to }) => paragraph.text.slice(from, to));

describe('a text', () => {
  test('that fits is one line', () => {
    expect(broken('Hex bolt', 8)).toEqual(['Hex bolt']);
  });

  test('breaks between words, and no line begins or ends with a blank', () => {
    expect(broken('Hex bolt M8 zinc plated', 9)).toEqual(['Hex bolt', 'M8 zinc', 'plated']);
  });

  test('breaks after a hyphen', () => {
    expect(broken('zinc-plated', 8)).toEqual(['zinc-', 'plated']);
  });

  test('breaks a word that is wider than a line', () => {
    expect(broken('a Donaudampfschiff', 6)).toEqual(['a', 'Donaud', 'ampfsc', 'hiff']);
  });

  test('keeps letters and their marks together', () => {
    expect(broken('e\u0301e\u0301e\u0301\u0323x', 2).join('')).toBe('ééẹ́x'.normalize('NFC'));
  });

  test('in Chinese breaks between characters', () => {
    expect(broken('螺栓螺母', 2)).toEqual(['螺栓', '螺母']);
  });

  test.each([
    ['Thai', ['ตลาด', 'ประเทศ', 'กรุงเทพ', 'โรงเรียน', 'ภาษา']],
    ['Lao', ['ພາສາ', 'ປະເທດ', 'ໂຮງຮຽນ']],
    ['Khmer', ['ភាសា', 'ខ្មែរ', 'ប្រទេស']],
    ['Burmese', ['မြန်မာ', 'စကား', 'ကျောင်း']],
  ])('in %s breaks between words', (_script, words) => {
    const lines = broken(words.join(''), 10);

    expect(lines.length).toBeGreaterThan(1);
    const ends = words.map((_, index) => words.slice(0, index + 1).join(''));
    for (const index of lines.keys()) expect(ends).toContain(lines.slice(0, index + 1).join(''));
  });

  test('in Thai keeps brackets with their words', () => {
    expect(broken('ภาษา(ตลาด)', 7)).toEqual(['ภาษา', '(ตลาด)']);
  });

  test('of one endless grapheme breaks between its characters', () => {
    const chain = Array.from({ length: 30 }, () => '👩').join('\u200d');

    expect(broken(chain, 10).length).toBeGreaterThan(3);
    expect(broken(chain, 10).join('')).toBe(chain);
  });

  test('keeps its own line ends, and shows control characters as blanks', () => {
    expect(broken('a\r\nb\u2028c\u0007d', 9)).toEqual(['a', 'b', 'c d']);
  });

  test('is measured in time that grows with its length', () => {
    const text = 'Hex bolt zinc-plated 螺栓螺母 '.repeat(200) + 'x'.repeat(5000);
    let measured = 0;

    breakLines(text, 40, (part) => {
      measured += part.length;
      return part.length;
    });

    expect(measured).toBeLessThan(6 * text.length);
  });

  test('may be empty, or contain half a character', () => {
    expect(broken('', 5)).toEqual(['']);
    expect(broken('\ud800', 5)).toEqual(['\ufffd']);
  });
});
