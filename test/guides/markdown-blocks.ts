/** A fenced block of a Markdown page. */
export interface Block {
  readonly language: string;
  /** Why the block is not run, from an info string such as `sh not-run: needs a domain`. */
  readonly notRun: string | undefined;
  readonly code: string;
  /** The line of the page at which the block starts. */
  readonly line: number;
  /** The output that the page shows after the block, if any. */
  readonly output: { readonly language: 'text' | 'json'; readonly text: string } | undefined;
}

const FENCE = /^```(?<language>\w*)(?<rest>[^\n]*)\n(?<code>[\s\S]*?)^```$/gm;

/** The languages of blocks that are commands or programs. */
export const RUN_LANGUAGES: readonly string[] = ['sh', 'js', 'py'];

/** Returns the fenced blocks of a page, in order. A `text` or `json` block right after a command is the output of that command. */
export function markdownBlocks(page: string): readonly Block[] {
  const found = [...page.matchAll(FENCE)].map(({ index, 0: all, groups }) => ({
    language: groups?.['language'] ?? '',
    notRun: /^ not-run: (?<why>.+)$/.exec(groups?.['rest'] ?? '')?.groups?.['why'],
    code: groups?.['code'] ?? '',
    line: page.slice(0, index).split('\n').length,
    start: index,
    end: index + all.length,
  }));
  return found.map(({ start: _start, end, ...block }, index) => {
    const next = found[index + 1];
    const follows = next !== undefined && page.slice(end, next.start).trim() === '';
    const isOutput = next?.language === 'text' || next?.language === 'json';
    const output =
      follows && isOutput && RUN_LANGUAGES.includes(block.language)
        ? { language: next.language as 'text' | 'json', text: next.code.trim() }
        : undefined;
    return { ...block, output };
  });
}
