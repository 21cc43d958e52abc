/** The space on the pages of a table, in points. */
export interface PageRoom {
  /** For rows on the first page, which also contains the invoice's head. */
  readonly first: number;
  /** For rows on every later page. */
  readonly next: number;
  /** For the block that follows the last row and cannot be split. */
  readonly closing: number;
}

/**
 * Distributes rows over pages and returns, for each page, the indexes of its first row and of the row after its last. A row is not split; one
 * that is taller than a whole page overflows it. The closing block follows the last row. If it does not fit, the last row moves to the next page
 * with it, so that no page shows totals alone.
 */
export function paginate(heights: readonly number[], room: PageRoom): (readonly [from: number, to: number])[] {
  const pages: [number, number][] = [[0, 0]];
  let left = room.first;
  heights.forEach((height, index) => {
    const page = pages.at(-1) as [number, number];
    const isTallerThanPage = page[1] === page[0] && height > room.next;
    if (height > left && !isTallerThanPage) {
      pages.push([index, index + 1]);
      left = room.next - height;
      return;
    }
    page[1] = index + 1;
    left -= height;
  });
  if (room.closing > left) {
    const last = pages.at(-1) as [number, number];
    const carried = last[1] - last[0] > 1 ? 1 : 0;
    last[1] -= carried;
    pages.push([last[1], last[1] + carried]);
  }
  return pages;
}
