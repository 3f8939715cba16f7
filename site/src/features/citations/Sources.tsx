import { Cited } from './Cited.tsx';
import { SourceLine } from './SourceLine.tsx';

/** The figures behind an outcome, each with who published it and when. */
export function Sources({ ids, className }: { ids: readonly string[]; className: string }) {
  return (
    <Cited as="ul" className={className} ids={ids}>
      {(source) => <SourceLine key={source.id} source={source} />}
    </Cited>
  );
}
