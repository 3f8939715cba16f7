import type { HeatPumpSuitability, HeatPumpVerdict } from '@sens/engine';
import { ListOrdered } from 'lucide-react';
import { Icon, type IconChoice } from '#components/ui/Icon.tsx';
import { groundWords, SUITABILITY_WORDS } from '../words/ground-words.ts';

const LOOKS: Record<HeatPumpSuitability, { icon: IconChoice; look: string }> = {
  'nu-geschikt': { icon: { name: 'check' }, look: 'bg-blad-200' },
  'na-maatregelen': { icon: { shape: ListOrdered }, look: 'bg-zon-400' },
  'niet-geschikt': { icon: { name: 'close' }, look: 'bg-zand-200' },
};

/** Whether a kind fits, as a pill with icon and words, and on what ground. */
export function Suitability({
  verdict: { suitability, measures, grounds },
}: {
  verdict: HeatPumpVerdict;
}) {
  const { icon, look } = LOOKS[suitability];
  return (
    <div>
      <span
        className={`inline-flex items-center gap-1.5 rounded-card px-3 py-1 text-sm leading-snug font-semibold ${look}`}
      >
        <Icon className="size-4" {...icon} />
        {SUITABILITY_WORDS[suitability](measures.length)}
      </span>
      {grounds.map((ground) => (
        <p className="mt-1.5 text-sm font-normal" key={ground.code}>
          {groundWords(ground)}
        </p>
      ))}
    </div>
  );
}
