const groups = {
  brand: {
    ironshore: 'Ironshore',
    lignum: 'Lignum Tools',
    'rio-cobre': 'Rio Cobre Water',
    sunspan: 'Sunspan',
    'gungo-line': 'Gungo Line',
    yaad: 'Yaad Kitchen',
  },
  purpose: {
    'hurricane-ready': 'Hurricane ready',
    'off-grid': 'Off grid',
    coastal: 'Salt-air resistant',
    'small-farm': 'Small farms',
    'first-home': 'First home',
  },
  grade: { trade: 'Trade grade', household: 'Household' },
  origin: { 'made-in-jamaica': 'Made in Jamaica', caribbean: 'Caribbean made', imported: 'Imported' },
} as const;

type Groups = typeof groups;

/** The slug of a tag that this store uses. */
export type TagSlug = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** All tags, each with its group. */
export const tags = Object.entries(groups).flatMap(([group, names]) =>
  Object.entries(names).map(([slug, name]) => ({ group, slug, name })),
);
