// Shopify has renamed its columns over the years. The converter uses the names of product exports; files may also use the names of other
// years, in any letter case.

/** The columns that the converter reads, with their names in the exports and templates of other years. */
const COLUMNS: readonly (readonly [name: string, ...otherNames: string[]])[] = [
  ['Handle', 'URL handle'],
  ['Title'],
  ['Body (HTML)', 'Description'],
  ['Vendor'],
  ['Product Category'],
  ['Standard Product Type', 'Standardized Product Type'],
  ['Type', 'Custom Product Type'],
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
  ['Variant Inventory Tracker', 'Inventory tracker'],
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
  COLUMNS.flatMap(([name, ...otherNames]) => [name, ...otherNames].map((spelling) => [spelling.toLowerCase(), name] as const)),
);

/** Whether the converter reads a column. */
export const isShopifyColumn = (spelling: string): boolean => NAMES.has(spelling.toLowerCase());

/** Returns the converter's name for a column. Columns that it does not read keep their name. */
export const shopifyColumn = (spelling: string): string => NAMES.get(spelling.toLowerCase()) ?? spelling;
