import { type DwellingAnswers, isdeDemands2026, makeReport, toolFigures2026 } from '@sens/engine';
import { CheckList } from '#components/sections/CheckList.tsx';
import { SECTION_COPY } from '#components/sections/copy.ts';
import { Steps } from '#components/sections/Steps.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { sectionsOf, type TextMark, type TextPart } from '#lib/text-parts.ts';
import {
  IsdeAreaTable,
  IsdeOutdated,
  IsdePumpTable,
  IsdeTables,
} from '../_subsidies/IsdeTables.tsx';
import { SamplePlan } from './SamplePlan.tsx';

/** What the marks of a page's text draw from; a page without benefits and steps has no mark for them. */
export interface PageTextData {
  /** Today, as an ISO date. */
  day: string;
  example: DwellingAnswers;
  benefits?: readonly string[];
  process?: { title: string; text: string }[];
}

function Marked({ mark, data }: { mark: TextMark; data: PageTextData }) {
  const figures = toolFigures2026;
  const demands = isdeDemands2026;
  switch (mark) {
    case 'isde-tabel':
      return <IsdeTables day={data.day} demands={demands} figures={figures} />;
    case 'isde-isolatie':
      return (
        <div className="prose">
          <IsdeOutdated day={data.day} figures={figures} />
          <IsdeAreaTable demands={demands} figures={figures} small />
        </div>
      );
    case 'isde-warmtepomp':
      return (
        <div className="prose">
          <IsdeOutdated day={data.day} figures={figures} />
          <IsdePumpTable figures={figures} />
        </div>
      );
    case 'voordelen':
      return <CheckList items={data.benefits ?? []} title={SECTION_COPY.benefits} />;
    case 'stappen':
      return <Steps steps={data.process ?? []} title={SECTION_COPY.process} />;
    case 'voorbeeldplan':
      return <SamplePlan report={makeReport(data.example, figures, data.day)} />;
  }
}

/** Short lists, each with its own heading. Elements of their own: Firefox knows no break to the next column. */
function Beside({ markdown }: { markdown: string }) {
  return (
    <div className="beside">
      {markdown.split(/^(?=### )/m).map((list) => (
        <Prose key={list} markdown={list} />
      ))}
    </div>
  );
}

function Parts({ parts, data }: { parts: readonly TextPart[]; data: PageTextData }) {
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from parts that do not move
    if ('mark' in part) return <Marked data={data} key={index} mark={part.mark} />;
    const Text = part.beside ? Beside : Prose;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    return <Text key={index} markdown={part.markdown} />;
  });
}

/** A text of so many sections is long on a phone; its first sections say what it is about. */
const LONG = 7;
const OPEN = 2;

/**
 * The text of a page, with its tables, lists and drawings where the text asks for them. Of a long one the
 * sections after the first are folded in on a phone.
 */
export function PageText({ parts, data }: { parts: readonly TextPart[]; data: PageTextData }) {
  const sections = sectionsOf(parts);
  const titles = sections.flatMap(({ title }) => title ?? []);
  const folded = titles.length < LONG ? [] : titles.slice(OPEN);
  return (
    <div className="flow min-w-0">
      {sections.map(({ title, parts: own }, index) =>
        title && folded.includes(title) ? (
          <PhoneFold key={title} level="h2" title={title}>
            <div className="flow">
              <Parts data={data} parts={own} />
            </div>
          </PhoneFold>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from parts that do not move
          <Parts data={data} key={index} parts={own} />
        ),
      )}
    </div>
  );
}
