import { expect, test } from '@jest/globals';
import { inVisualOrder } from './visual-order.ts';

test.each([
  ['a line from left to right', 'Hex bolt (M8), 10%', 'Hex bolt (M8), 10%'],
  ['a blank before Latin', 'مسمار M8', 'مسمار| M8'],
  ['a blank after Latin', 'M8 مسمار', 'M8 |مسمار'],
  ['both blanks', 'a שלום b', 'a |שלום| b'],
  ['two words', 'مسمار سداسي M8', 'سداسي| |مسمار| M8'],
  ['two texts', 'שלום / M8 / מסמר', 'שלום| / M8 / |מסמר'],
  ['a number at the end', 'مسمار 1.5', '1.5| |مسمار'],
  ['a number between', 'مسمار 12,5 مم x', 'مم| |12,5| |مسمار| x'],
  ['an Arabic number in a word', 'م٥ x', '٥|م| x'],
  ['a number before', '8 مسمار', '8 |مسمار'],
  ['brackets', 'مسمار (كبير) M8', '(|كبير|)| |مسمار| M8'],
  ['brackets around it', 'M8 (مسمار)', 'M8 (|مسمار|)'],
  ['a mark before Latin', 'مسمار, M8', 'مسمار|, M8'],
  ['nothing', '', ''],
])('%s is in the order in which it is read', (_case, line, parts) => {
  expect(inVisualOrder(line).join('|')).toBe(parts);
});
