/** The meaning of a character to a shell: nothing special, or as its quotes allow. */
type Quoting = 'none' | 'single' | 'double';

/** Names that zsh reserves: an assignment changes `PATH`, or fails. */
const RESERVED = /^(?:path|cdpath|fpath|manpath|status|pipestatus|options|commands|functions|aliases)=/;

/**
 * Returns what goes wrong when a reader pastes shell code into an interactive zsh: comments, which are commands there, words that zsh takes for
 * patterns of file names, for the path of a command (`=name`), or for an earlier command (`!name`), and assignments to names of its own.
 */
export function zshFaults(code: string): string[] {
  return code
    .replaceAll(/<<-?\s*(['"]?)(\w+)\1([^\n]*)\n[\s\S]*?\n\s*\2(?=\n|$)/g, '$3')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .reduce<{ faults: string[]; quoting: Quoting }>(
      ({ faults, quoting }, line) => {
        const read = readLine(line, quoting);
        return { faults: [...faults, ...read.faults], quoting: read.quoting };
      },
      { faults: [], quoting: 'none' },
    ).faults;
}

function readLine(line: string, start: Quoting): { readonly faults: readonly string[]; readonly quoting: Quoting } {
  const faults: string[] = [];
  let quoting = start;
  let word = '';
  const endWord = (): void => {
    const problem = quoting === 'none' ? faultOf(word) : undefined;
    if (problem !== undefined) faults.push(`${problem}: ${line.trim()}`);
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
      else if (/^![\w$?-]/.test(rest)) faults.push(`an earlier command: ${line.trim()}`);
    } else if (character === '#' && word === '') return { faults: [...faults, `a comment: ${line.trim()}`], quoting };
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
  return { faults, quoting };
}

function faultOf(word: string): string | undefined {
  if (/^(?:\[\[?|\]\]?|!)$/.test(word)) return undefined;
  if (/^=\S/.test(word)) return 'the path of a command';
  if (/^![\w$?-]/.test(word)) return 'an earlier command';
  if (RESERVED.test(word)) return 'a name of zsh';
  return /[?*[]/.test(word) ? 'a pattern of file names' : undefined;
}
