type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface TagOptions {
  readonly alt?: string;
  /** Whether a TH is the header of a row or a column. */
  readonly scope?: 'Column' | 'Row';
}

/** Writes the structure that screen readers follow, together with what is drawn. */
export interface Tags {
  /** Draws a leaf of the structure: P, H1, TH, TD, Figure. */
  leaf(parent: Element, type: string, draw: () => void, options?: TagOptions): void;
  /** Opens an element that contains others; the last one is closed by `end`. */
  group(parent: Element, type: string): Element;
  /** Draws what screen readers skip: rules, bands, repeated heads, page numbers. */
  artifact(draw: () => void): void;
  readonly root: Element;
  end(): void;
}

/** Opens the structure of a document, whose root is one Document element. */
export function openTags(pdf: Pdf): Tags {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    root,
    leaf: (parent, type, draw, options = {}) => void parent.add(pdf.struct(type, options, [draw])),
    group: (parent, type) => {
      const element = pdf.struct(type);
      parent.add(element);
      return element;
    },
    artifact: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    end: () => root.end(),
  };
}
