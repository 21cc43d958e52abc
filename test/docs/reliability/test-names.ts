/** A test, or a block of tests, in a source file. */
export interface NamedTest {
  readonly title: string;
  /** Empty for a test, and for a block whose tests have no name of their own. */
  readonly tests: readonly NamedTest[];
}

interface Found {
  readonly indent: number;
  readonly isBlock: boolean;
  readonly title: string;
}

/** Where a title begins, in code that Biome has formatted: after `test(` or `describe(`, also with a table on the same line, or after the end of a longer table. */
const TITLE =
  /^( *)(?:(describe|test)(?:\.each\b[^\n]*?\))?|(?:\][^\n]*\)|`)|\([^\n]*\btest\.skip\b[^\n]*\))\(\s*(['"`])((?:(?!\3).)+)\3|^ *(describe|test)\.each\b/gm;

/** What a row of `each` or a template replaces. */
const PLACEHOLDER = /%[a-z#%]|\$\{[^}]*\}|\$\w+/g;

/** Returns the tests of a source file as a tree, with `…` for what varies in a title. */
export function testNames(source: string): readonly NamedTest[] {
  let kind = '';
  const found = [...source.matchAll(TITLE)].flatMap(([, indent = '', named, , title, table]): Found[] => {
    kind = named ?? table ?? kind;
    return title === undefined
      ? []
      : [
          {
            indent: indent.length,
            isBlock: kind === 'describe',
            title: title.replaceAll(PLACEHOLDER, '…').replaceAll(/…(?:[ ,/]*…)+/g, '…'),
          },
        ];
  });
  return nest(found);
}

/** Puts each test into the block that is open where it begins, which is indented less. */
function nest(found: readonly Found[]): readonly NamedTest[] {
  const [first, ...rest] = found;
  if (first === undefined) return [];
  const end = first.isBlock ? rest.findIndex(({ indent }) => indent <= first.indent) : 0;
  const inside = end === -1 ? rest : rest.slice(0, end);
  return [{ title: first.title, tests: nest(inside) }, ...nest(rest.slice(inside.length))];
}
