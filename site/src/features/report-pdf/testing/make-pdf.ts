import { readFile } from 'node:fs/promises';
import {
  type DwellingAnswers,
  MEASURE_IDS,
  type MeasureId,
  makeReport,
  type Report,
  toolFigures2026,
} from '@sens/engine';
import { parse } from 'yaml';
import { loadHouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { panelOutline } from '#features/house-picture/panel-shape.ts';
import { planCashFlow } from '#words/money/plan-cash-flow.ts';
import { pdfFont, pdfHeatPicture, pdfMeasure, pdfPicture } from '../../../../build/pdf-files.ts';
import { checklistSchema } from '../../../content-schemas/checklist.ts';
import { FACE_FILES } from '../layout/faces.ts';
import { makeReportPdf } from '../make-report-pdf.ts';
import type { PdfCompany, ReportPdf } from '../report-pdf.ts';

export const COMPANY: PdfCompany = {
  name: 'SENS',
  phone: { display: '0180 000 000', e164: '+31180000000' },
  email: 'info@sens.example',
  visitAddress: { street: 'Voorbeeldstraat 1', postcode: '2990 AA', city: 'Barendrecht' },
  openingHours: [
    {
      title: 'Telefonisch',
      lines: [{ days: 'Maandag tot en met vrijdag', hours: '08.00 - 18.00 uur' }],
    },
  ],
};

const CHECKLIST = checklistSchema.parse(
  parse(
    await readFile(
      new URL('../../../../../content/offertechecklist.yaml', import.meta.url),
      'utf8',
    ),
  ),
);

const fonts = new Map(
  await Promise.all(
    Object.values(FACE_FILES)
      .flat()
      .map(async (file) => [file, await pdfFont(file)] as const),
  ),
);

const measures = new Map<MeasureId, Buffer>(
  await Promise.all(MEASURE_IDS.map(async (id) => [id, await pdfMeasure(id)] as const)),
);

function measureJpeg(id: MeasureId): Buffer {
  const found = measures.get(id);
  if (!found) throw new Error(`no picture of ${id}`);
  return found;
}

export function font(name: string): Buffer {
  const found = fonts.get(name);
  if (!found) throw new Error(`no font ${name}`);
  return found;
}

const answersOf = new WeakMap<Report, DwellingAnswers>();

export function reportOf(answers: DwellingAnswers): Report {
  const report = makeReport(answers, toolFigures2026, '2026-11-20');
  answersOf.set(report, answers);
  return report;
}

const pictures = new Map<string, Promise<Buffer>>();

/** Drawn once: the build draws them before any report is asked for. */
function drawn(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = pictures.get(name) ?? draw();
  pictures.set(name, picture);
  return picture;
}

/** The PDF of a report as the built site makes it. */
export async function makePdf(
  report: Report,
  given: Partial<Pick<ReportPdf, 'firstName' | 'company' | 'note'>> = {},
): Promise<Uint8Array> {
  const type = report.dwelling.woningtype.value;
  const { outside, cutaway } = await loadHouseParts(type);
  const jpeg = await drawn(type, () => pdfPicture(type, []));
  const withPanels =
    type === 'appartement'
      ? jpeg
      : await drawn(`${type} panels`, () => pdfPicture(type, ['panels']));
  const over = { jpeg: withPanels, outlines: [panelOutline(type, 8)] };
  const tints = { size: outside.size, paths: [outside.parts.roof, outside.parts.wall] };
  const house = { jpeg, alt: 'Een huis van klei', tints: { size: outside.size, paths: [] } };
  return makeReportPdf({
    report,
    firstName: 'Willemijn',
    reference: 'SR-7F3K9Q',
    company: COMPANY,
    pictures:
      report.plan.length > 0
        ? [house, type === 'appartement' ? house : { ...house, tints, over }]
        : [house],
    measurePicture: measureJpeg,
    heat: { jpeg: await drawn(`${type} heat`, () => pdfHeatPicture(type)), parts: cutaway },
    cashFlow: planCashFlow(answersOf.get(report) ?? { woningtype: type }, report, toolFigures2026),
    checklist: CHECKLIST,
    site: 'https://www.sens.example',
    path: '/rapport/abc',
    font,
    ...given,
  });
}
