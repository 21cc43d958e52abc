import type { Command } from 'commander';
import { createClients } from '../clients.ts';
import { commandOutput } from '../command-output.ts';
import { readConnection } from '../connection.ts';
import { createProgram, everyCommand } from '../program.ts';
import { createSettings, fillRequiredOptions } from '../settings.ts';

/** A profile that replaces `--tenant` and `--mode`, as the examples expect. */
const ENV = { XDG_CONFIG_HOME: '/nowhere', STOREFRONT_TENANT: 'a-tenant', STOREFRONT_MODE: 'sandbox' };

/** Builds the program with actions that do nothing, and collects its help. */
export function aProgram(): { program: Command; ran: string[]; help: (command: Command) => string } {
  const ran: string[] = [];
  let written = '';
  const clients = createClients(() => readConnection(ENV));
  const output = commandOutput({ stdout: process.stdout, stderr: process.stderr }, false, () => ({}));
  const program = createProgram({ clients, env: ENV, isJson: false, ...output }, () => undefined);
  const settings = createSettings(ENV, () => undefined);
  everyCommand(program, (command) => {
    command.configureOutput({ writeOut: (text) => void (written += text), writeErr: () => undefined });
    command.hook('preSubcommand', (_parent, child) => fillRequiredOptions(child, settings));
    if (command.commands.length === 0) command.action(() => void ran.push(nameOf(command)));
  });
  const help = (command: Command): string => {
    written = '';
    command.outputHelp();
    return written;
  };
  return { program, ran, help };
}

/** The words of a command after `storefront`. */
export const nameOf = (command: Command): string => (command.parent === null ? '' : `${nameOf(command.parent)} ${command.name()}`.trim());

/** Returns the commands that are no groups. */
export function leaves(program: Command): Command[] {
  const found: Command[] = [];
  everyCommand(program, (command) => {
    if (command.commands.length === 0) found.push(command);
  });
  return found;
}
