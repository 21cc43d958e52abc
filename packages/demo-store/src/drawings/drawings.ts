/** SVG text of a product's drawing, by SKU. */
export type Drawings = Readonly<Record<string, string>>;
