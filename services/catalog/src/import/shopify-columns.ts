// Shopify has given its columns other names over the years. The converter speaks of those that exports have always had; files may use the
// ones of the newer template as well, and any case of letters.

/** The columns that the converter reads, each with the name it has in Shopify's newer template, where that is another. */
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

/** The columns without which the file is no product export. */
export const SHOPIFY_REQUIRED_COLUMNS = ['Handle', 'Title', 'Variant Price'] as const;

const NAMES: ReadonlyMap<string, string> = new Map(
  COLUMNS.flatMap(([name, newerName]) => [name, newerName ?? name].map((spelling) => [spelling.toLowerCase(), name] as const)),
);

/** The name by which the converter knows a column of a file; one that it does not read keeps its own. */
export const shopifyColumn = (spelling: string): string => NAMES.get(spelling.toLowerCase()) ?? spelling;
