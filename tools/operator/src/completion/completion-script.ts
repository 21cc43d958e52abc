import { script } from '@bomb.sh/tab';
import { printed } from './printed.ts';

/** The shells for which there is a script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Returns the script that makes a shell ask `storefront complete` for candidates. */
export function completionScript(shell: (typeof SHELLS)[number]): string {
  const text = printed(() => script(shell, 'storefront', 'storefront'));
  return shell === 'bash' ? adapted(text) : text;
}

/**
 * The script for Bash needs the package bash-completion, cannot be sourced twice, completes neither files nor `--option=value`, and evaluates the typed words
 * as commands, such as a redirection. These lines pass the words on as Bash splits them, and leave to Bash what has no candidates.
 */
const adapted = (text: string): string =>
  text
    .replaceAll(/^readonly /gm, '')
    .replace(/_get_comp_words_by_ref .*/, 'words=("${COMP_WORDS[@]:0:COMP_CWORD+1}")\n    cur=${COMP_WORDS[COMP_CWORD]#=}')
    .replace('$(eval "$requestComp"', '$(storefront complete -- "${words[@]:1}"')
    .replace('complete -F', 'complete -o default -F');
