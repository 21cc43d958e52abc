/** Marks the name of an environment variable within a text of a sample, in a private character, which no text contains. */
const MARK = '\uE000';
const MARKED = /\uE000(\w+)\uE000/g;

/** Returns the mark of an environment variable. */
export const variable = (name: string): string => `${MARK}${name}${MARK}`;

/** Returns the names of the variables in a text. */
export const variablesIn = (text: string): readonly string[] => [...text.matchAll(MARKED)].map(([, name = '']) => name);

/** Replaces the variables in a text. */
export const withVariables = (text: string, render: (name: string) => string): string =>
  text.replaceAll(MARKED, (_mark, name: string) => render(name));

/** Returns the name of the variable if the text is nothing else. */
export const onlyVariable = (text: string): string | undefined => /^\uE000(\w+)\uE000$/.exec(text)?.[1];
