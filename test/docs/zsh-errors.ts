/** The meaning of a character to a shell: nothing special, or as its quotes allow. */
type Quoting = 'none' | 'single' | 'double';

/** Names that zsh reserves: an assignment changes `PATH`, or fails. */
const RESERVED = /^(?:path|cdpath|fpath|manpath|status|pipestatus|options|commands|functions|aliases)=/;

/**
 * Returns what goes wrong when a reader pastes shell code into an interactive zsh: comments, which are commands there, words that zsh takes for
 * patterns of file names, for the path of a command (`=name`), or for an earlier command (`!name`), and assignments to names of its own.
 */
export function zshErrors(code: string): string[] {
  return code
    .replaceAll(/<<-?\s*(['"]?)(\w+)\1([^\n]*)\n[\s\S]*?\n\s*\2(?=\n|$)/g, '$3')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .reduce<{ errors: string[]; quoting: Quoting }>(
      ({ errors, quoting }, line) => {
        const read = readLine(line, quoting);
        return { errors: [...errors, ...read.errors], quoting: read.quoting };
      },
      { errors: [], quoting: 'none' },
    ).errors;
}

function readLine(line: string, start: Quoting): { readonly errors: readonly string[]; readonly quoting: Quoting } {
  const errors: string[] = [];
  let quoting = start;
  let word = '';
  const endWord = (): void => {
    const problem = quoting === 'none' ? errorOf(word) : undefined;
    if (problem !== undefined) errors.push(`${problem}: ${line.trim()}`);
    word = '';
  };
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    const rest = line.slice(at);
    if (quoting === 'single') {
      if (character === "'") quoting = 'none';
    } else if (character === '\\') at += 1;
    else if (quoting === 'double') {
      if (character === '"') quoting = 'none';
      else if (/^![\w$?-]/.test(rest)) errors.push(`an earlier command: ${line.trim()}`);
    } else if (character === '#' && word === '') return { errors: [...errors, `a comment: ${line.trim()}`], quoting };
    else if (character === "'" || character === '"') {
      quoting = character === "'" ? 'single' : 'double';
      word += 'q';
    } else if (/[\s;&|()<>`]/.test(character)) endWord();
    else {
      const expansion = /^\$(?:\{[^}]*\}|\(\([^)]*\)\)|[?*#@!$]|\w+)/.exec(rest)?.[0];
      word += expansion === undefined ? character : 'v';
      at += (expansion?.length ?? 1) - 1;
    }
  }
  endWord();
  return { errors, quoting };
}

function errorOf(word: string): string | undefined {
  if (/^(?:\[\[?|\]\]?|!)$/.test(word)) return undefined;
  if (/^=\S/.test(word)) return 'the path of a command';
  if (/^![\w$?-]/.test(word)) return 'an earlier command';
  if (RESERVED.test(word)) return 'a name of zsh';
  return /[?*[]/.test(word) ? 'a pattern of file names' : undefined;
}
