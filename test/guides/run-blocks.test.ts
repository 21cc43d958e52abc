import { expect, test } from '@jest/globals';
import { markdownBlocks } from './markdown-blocks.ts';
import { runBlocks } from './run-blocks.ts';

const blocksOf = (...codes: readonly string[]) => markdownBlocks(codes.map((code) => `\`\`\`sh\n${code}\n\`\`\`\n`).join('\n'));

test('a page without blocks is refused', async () => {
  await expect(runBlocks([], process.env)).rejects.toThrow('saw 0 blocks');
});

test('blocks run in one terminal', async () => {
  expect(await runBlocks(blocksOf('name=ann', 'echo "$name"'), process.env)).toMatchObject({ failures: [], output: 'ann\n' });
});

test('a block that ends the terminal without an error leaves the others unread', async () => {
  const { failures } = await runBlocks(blocksOf('exit 0', 'false'), process.env);

  expect(failures).toEqual(['line 5: did not run']);
});
