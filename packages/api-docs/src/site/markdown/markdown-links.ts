/** Where a link leads, or undefined if its target is not served. */
export type Relink = (target: string) => string | undefined;

/** A block of code, or a link outside of one. */
const BLOCK_OR_LINK = /^```[\s\S]*?^```|\[(?<text>[^\]]*)\]\((?<target>[^)\s]+)\)/gm;

/** Replaces the targets of the links of a page of Markdown. A link to what is not served becomes its text, with the name of the file if that differs. */
export const relinked = (source: string, relink: Relink): string =>
  source.replaceAll(BLOCK_OR_LINK, (...match) => {
    const [all] = match as [string];
    const { text, target } = match.at(-1) as { text?: string; target?: string };
    if (text === undefined || target === undefined) return all;
    const address = relink(target);
    return address === undefined ? unlinked(text, target) : `[${text}](${address})`;
  });

function unlinked(text: string, target: string): string {
  const file = target.split('#', 1)[0]?.replace(/^(?:\.\.\/)+/, '') ?? '';
  return text.includes(file) ? text : `${text} (\`${file}\`)`;
}
