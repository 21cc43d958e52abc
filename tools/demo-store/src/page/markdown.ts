import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Converts CommonMark with tables to HTML. HTML in the source is escaped, and links to anything but http, https, mailto and the like lose
 * their address, so the result is safe to show for any source.
 */
export const markdownToHtml = (source: string): string =>
  micromark(source, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousHtml: false,
    allowDangerousProtocol: false,
  });
