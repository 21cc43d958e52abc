import { Command } from 'commander';
import { NOUNS, type Noun, type NounWords } from './nouns.ts';

/** The group of commands of a noun. Adding a command with a verb that `NOUNS` does not give the noun throws. */
class NounCommand extends Command {
  readonly #words: NounWords;

  constructor(words: NounWords) {
    super(words.split(' ').at(-1));
    this.#words = words;
    this.description(NOUNS[words].about);
  }

  override createCommand(verb?: string): Command {
    const { verbs }: Noun = NOUNS[this.#words];
    // Commander adds `help` to each group.
    if (verb === 'help' || verbs.some((known) => known === verb)) return new Command(verb);
    throw new Error(`NOUNS has no verb ${verb} for ${this.#words}.`);
  }
}

/** Creates the group of commands of a noun, without its commands. */
export const nounCommand = (words: NounWords): Command => new NounCommand(words);
