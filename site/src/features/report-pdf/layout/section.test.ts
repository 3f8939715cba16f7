import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { font } from '../testing/make-pdf.ts';
import { box } from './box.ts';
import { FACE_FILES, fontNames } from './faces.ts';
import { inColumns } from './in-columns.ts';
import { part, section } from './section.ts';
import { Sheet } from './sheet.ts';
import { table } from './table.ts';
import { bullet, bulletList, paragraph } from './text.ts';
import { type FaceName, PAGE, STYLES } from './theme.ts';

const WORDS = 'Woorden die een regel of twee vragen. '.repeat(4);

function emptySheet(): Sheet {
  const { left, right, top, bottom } = PAGE;
  const margins = { left, right, top, bottom };
  const doc = new PDFDocument({ size: 'A4', margins, bufferPages: true, autoFirstPage: false });
  for (const face of Object.keys(FACE_FILES) as FaceName[]) {
    doc.registerFont(fontNames(face)[0], font(FACE_FILES[face][0]) as never);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  return new Sheet(doc, (name) => !name.endsWith('-rare'), root);
}

const pageOf = ({ doc }: Sheet) => doc.bufferedPageRange().count;

/** What a heading may announce; each says when a piece of it is drawn. */
const CONTENTS: Record<string, (sheet: Sheet, isDrawn: () => void) => void> = {
  'a box': (sheet, isDrawn) =>
    box(sheet, { ground: '#ffffff' }, () => {
      isDrawn();
      sheet.gap(160);
    }),
  'a short list': (sheet, isDrawn) => {
    sheet.keep(() => {
      isDrawn();
      bulletList(sheet, [WORDS, WORDS, WORDS]);
    });
  },
  'a list in columns': (sheet, isDrawn) => {
    const piece = () => {
      isDrawn();
      bullet(sheet, WORDS, STYLES.fine);
    };
    inColumns(
      sheet,
      2,
      Array.from({ length: 20 }, () => piece),
    );
  },
  'a part with words of its own': (sheet, isDrawn) =>
    part(
      sheet,
      'Onderdeel',
      () => paragraph(sheet, WORDS),
      () =>
        sheet.keep(() => {
          isDrawn();
          sheet.gap(90);
        }),
    ),
};

/** Every place at which a section may begin. */
const PLACES = Array.from({ length: 60 }, (_, index) => PAGE.top + index * 12).filter(
  (y) => y < PAGE.height - PAGE.bottom,
);

describe.each(Object.entries(CONTENTS))('a heading and its words', (name, content) => {
  test(`never stand without the beginning of ${name}`, () => {
    const sheet = emptySheet();
    for (const place of PLACES) {
      sheet.newPage();
      sheet.y = place;
      let words = 0;
      const drawn: number[] = [];
      section(
        sheet,
        'Kop',
        () => {
          paragraph(sheet, WORDS);
          if (!sheet.dry) words = pageOf(sheet);
        },
        () =>
          content(sheet, () => {
            if (!sheet.dry) drawn.push(pageOf(sheet));
          }),
      );
      expect([place, drawn[0]]).toEqual([place, words]);
    }
  });
});

test('a list in columns leaves no few of its pieces alone on a page', () => {
  const sheet = emptySheet();
  for (const count of [2, 5, 8, 9, 13, 30]) {
    for (const place of PLACES) {
      sheet.newPage();
      sheet.y = place;
      const drawn = new Map<number, number>();
      const piece = () => {
        if (!sheet.dry) drawn.set(pageOf(sheet), (drawn.get(pageOf(sheet)) ?? 0) + 1);
        bullet(sheet, WORDS, STYLES.fine);
      };
      inColumns(
        sheet,
        2,
        Array.from({ length: count }, () => piece),
      );
      const perPage = [...drawn.values()];
      expect(perPage.reduce((sum, each) => sum + each, 0)).toBe(count);
      for (const each of perPage) expect(each).toBeGreaterThanOrEqual(Math.min(count, 4));
    }
  }
});

test('a table leaves neither its head with a single row nor its last row alone on a page', () => {
  const sheet = emptySheet();
  const columns = [
    { header: 'Kop', share: 0.3 },
    { header: 'Grond', share: 0.7 },
  ];
  const rows = Array.from({ length: 7 }, (_, index) => [`Rij ${index}`, 'Grond']);
  for (const place of PLACES) {
    sheet.newPage();
    sheet.y = place;
    const drawn = new Map<number, number>();
    const write = sheet.content.bind(sheet);
    sheet.content = (draw) => {
      if (!sheet.dry) drawn.set(pageOf(sheet), (drawn.get(pageOf(sheet)) ?? 0) + 1);
      write(draw);
    };
    table(sheet, { columns, rows });
    sheet.content = write;
    const cells = [...drawn.values()];
    // The head, which has two cells too, is content of the first page only.
    expect(cells[0]).toBeGreaterThanOrEqual(6);
    expect(cells.at(-1)).toBeGreaterThanOrEqual(4);
  }
});
