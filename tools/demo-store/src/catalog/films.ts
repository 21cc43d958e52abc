/** A video of the catalog; its file is `media/<name>.webm`. */
export interface Film {
  readonly title: string;
  readonly seconds: number;
}

/** All films, by file name. */
export const films: Readonly<Record<string, Film>> = {
  'mixing-concrete': { title: 'Mixing concrete by the bucket', seconds: 9 },
  'how-a-float-valve-works': { title: 'How a float valve keeps the tank full', seconds: 8 },
};
