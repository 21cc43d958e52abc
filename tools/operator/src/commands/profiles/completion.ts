import { Argument, Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { bashScript } from '../../completion/bash-script.ts';
import { type CompletionNode, completionTree } from '../../completion/completion-tree.ts';
import { fishScript } from '../../completion/fish-script.ts';
import { zshScript } from '../../completion/zsh-script.ts';
import { examples } from '../../examples.ts';

const SCRIPTS: Readonly<Record<string, (nodes: readonly CompletionNode[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Defines `storefront completion`. The scripts are generated from the tree of commands that `program` returns. */
export function completionCommand({ write }: CommandContext, program: () => Command): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
    .description('print a script that completes commands, options, and their values in a shell')
    .addHelpText(
      'after',
      examples(
        'completion bash > ~/.local/share/bash-completion/completions/storefront',
        'completion zsh > "${fpath[1]}/_storefront"',
        'completion fish > ~/.config/fish/completions/storefront.fish',
      ),
    )
    .action(async (shell: string) => write(Buffer.from(SCRIPTS[shell]?.(completionTree(program())) ?? '')));
}
