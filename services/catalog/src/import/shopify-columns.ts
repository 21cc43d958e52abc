// Shopify has renamed its columns over the years. The converter uses the names of product exports; files may also use the names of the
// newer template, in any letter case.

/** The columns that the converter reads, with their name in Shopify's newer template if it differs. */
const COLUMNS: readonly (readonly [name: string, newerName?: string])[] = [
  ['Handle', 'URL handle'],
  ['Title'],
  ['Body (HTML)', 'Description'],
  ['Vendor'],
  ['Product Category'],
  ['Type'],
  ['Tags'],
  ['Published', 'Published on online store'],
  ['Status'],
  ['SEO Description'],
  ['Option1 Name'],
  ['Option1 Value'],
  ['Option2 Name'],
  ['Option2 Value'],
  ['Option3 Name'],
  ['Option3 Value'],
  ['Variant SKU', 'SKU'],
  ['Variant Barcode', 'Barcode'],
  ['Variant Price', 'Price'],
  ['Variant Compare At Price', 'Compare-at price'],
  ['Variant Taxable', 'Charge tax'],
  ['Variant Inventory Qty', 'Inventory quantity'],
  ['Variant Inventory Policy', 'Continue selling when out of stock'],
  ['Variant Grams', 'Weight value (grams)'],
  ['Image Src', 'Product image URL'],
  ['Image Position'],
  ['Image Alt Text'],
  ['Variant Image', 'Variant image URL'],
];

/** The columns that every product export has. */
export const SHOPIFY_REQUIRED_COLUMNS = ['Handle', 'Title', 'Variant Price'] as const;

const NAMES: ReadonlyMap<string, string> = new Map(
  COLUMNS.flatMap(([name, newerName]) => [name, newerName ?? name].map((spelling) => [spelling.toLowerCase(), name] as const)),
);

/** Returns the converter's name for a column. Columns that it does not read keep their name. */
export const shopifyColumn = (spelling: string): string => NAMES.get(spelling.toLowerCase()) ?? spelling;
