import { Argument, Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { completionScript, SHELLS } from '../../completion/completion-script.ts';
import { examples } from '../../examples.ts';

/** Defines `storefront completion`. */
export function completionCommand({ write }: CommandContext): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .description('print a script that completes commands, options, and their values in a shell')
    .addHelpText(
      'after',
      examples(
        'completion bash > ~/.local/share/bash-completion/completions/storefront',
        'completion zsh > "${fpath[1]}/_storefront"',
        'completion fish > ~/.config/fish/completions/storefront.fish',
      ),
    )
    .action(async (shell: (typeof SHELLS)[number]) => write(Buffer.from(completionScript(shell))));
}
