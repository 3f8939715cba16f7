import { Cited } from './Cited.tsx';
import { SourceLine } from './SourceLine.tsx';

/** The figures behind an outcome, each with who published it and when. */
export function Sources({
  ids,
  className,
  load,
}: {
  ids: readonly string[] | null;
  className: string;
  load?: () => unknown;
}) {
  return (
    <Cited as="ul" className={className} ids={ids} {...(load && { load })}>
      {(source) => <SourceLine key={source.id} source={source} />}
    </Cited>
  );
}
