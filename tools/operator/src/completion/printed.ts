/** Returns what a function prints with `console.log`, which is how the completion library returns its results. */
export function printed(print: () => void): string {
  const { log } = console;
  const lines: unknown[] = [];
  console.log = (line: unknown) => void lines.push(line);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.map((line) => `${String(line)}\n`).join('');
}
