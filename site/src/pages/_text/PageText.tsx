import { type DwellingAnswers, figures2026, isdeDemands2026, makeReport } from '@sens/engine';
import { CheckList } from '#components/sections/CheckList.tsx';
import { SECTION_COPY } from '#components/sections/copy.ts';
import { Steps } from '#components/sections/Steps.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { TextMark, TextPart } from '#lib/text-parts.ts';
import { IsdeAreaTable, IsdePumpTable, IsdeTables } from '../_subsidies/IsdeTables.tsx';
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
  const figures = figures2026;
  const demands = isdeDemands2026;
  switch (mark) {
    case 'isde-tabel':
      return <IsdeTables day={data.day} demands={demands} figures={figures} />;
    case 'isde-isolatie':
      return (
        <div className="prose">
          <IsdeAreaTable demands={demands} figures={figures} small />
        </div>
      );
    case 'isde-warmtepomp':
      return (
        <div className="prose">
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

/** The text of a page, with its tables, lists and drawings where the text asks for them. */
export function PageText({ parts, data }: { parts: readonly TextPart[]; data: PageTextData }) {
  return (
    <div className="flow min-w-0">
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, from parts that do not move
        if ('mark' in part) return <Marked data={data} key={index} mark={part.mark} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Prose className={part.beside ? 'beside' : ''} key={index} markdown={part.markdown} />
        );
      })}
    </div>
  );
}
