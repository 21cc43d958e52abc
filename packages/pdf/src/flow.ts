/** Something that is not split over pages, such as a line of text. */
export interface Piece {
  readonly height: number;
  draw(y: number): void;
}

/** Pieces below each other. On each page, `within` draws those that are on it, as one element of the structure. */
export interface Block {
  readonly pieces: readonly Piece[];
  readonly within: (draw: () => void) => void;
}

/** Blocks side by side in columns. */
export type Band = readonly (readonly Block[])[];

/** Places what a document shows on as many pages as it needs. Nothing is drawn before all of it is placed, because each page shows their number. */
export interface Flow {
  /** The drawings of each page, in order. */
  readonly pages: readonly (readonly (() => void)[])[];
  /** Whether the page has room for this height. A page without anything on it has room for every height. */
  fits(height: number): boolean;
  startPage(): void;
  /** Places one piece, on the next page if it does not fit. */
  place(piece: Piece): void;
  /** Places space, or ends the page if it has no room for it. */
  space(piece: Piece): void;
  /** Places columns, each of which continues on the next pages. What follows is below all of them. */
  placeBand(band: Band): void;
}

/** Returns the height of a band on one page. */
export const bandHeight = (band: Band): number =>
  Math.max(0, ...band.map((blocks) => blocks.flatMap(({ pieces }) => pieces).reduce((sum, { height }) => sum + height, 0)));

/** Opens a flow. Its pages begin at `first` and then at `next`, and end at `bottom`, in points from the top. */
export function openFlow({ first, next, bottom }: { readonly first: number; readonly next: number; readonly bottom: number }): Flow {
  const pages: (() => void)[][] = [[]];
  let [page, y] = [0, first];
  const topOf = (index: number): number => (index === 0 ? first : next);
  const fits = (height: number): boolean => y + height <= bottom || y === topOf(page);
  const moveTo = (index: number, at: number): void => {
    [page, y] = [index, at];
    while (pages.length <= page) pages.push([]);
  };
  const startPage = (): void => moveTo(page + 1, next);
  const placeBlock = ({ pieces, within }: Block): void => {
    let part: (() => void)[] = [];
    const draw = (): void => {
      const drawn = part;
      if (drawn.length > 0) pages[page]?.push(() => within(() => drawn.forEach((each) => each())));
      part = [];
    };
    for (const piece of pieces) {
      if (!fits(piece.height)) {
        draw();
        startPage();
      }
      const at = y;
      part.push(() => piece.draw(at));
      y += piece.height;
    }
    draw();
  };
  const place = (piece: Piece): void => placeBlock({ pieces: [piece], within: (draw) => draw() });
  return {
    pages,
    fits,
    startPage,
    place,
    space: (piece) => (fits(piece.height) ? place(piece) : startPage()),
    placeBand: (band) => {
      const start = [page, y] as const;
      let end = start;
      for (const blocks of band) {
        moveTo(...start);
        blocks.forEach(placeBlock);
        if (page > end[0] || (page === end[0] && y > end[1])) end = [page, y];
      }
      moveTo(...end);
    },
  };
}
