import { useCallback, useEffect, useRef, useState } from 'react';

/** Only when the visitor rests: while a slider moves, every value read out would be noise. */
const REST_MS = 900;

/**
 * Reads the result out once it has changed and the visitor rests; says nothing when the page comes.
 * @param error what is wrong with what was typed, which goes before the result the first time
 * @param cause why the result is another one, which goes after it
 * @param causeOf of which answer that is told: once for each, as something else may change the result, and the cause
 * with it, while that answer stands
 */
export function Announcer({
  text,
  error = '',
  cause = '',
  causeOf = '',
}: {
  text: string;
  error?: string;
  cause?: string;
  causeOf?: string | undefined;
}) {
  const [said, setSaid] = useState('');
  const last = useRef({ text, error, cause, toldOf: '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current } = last;
      const newError = error === current.error ? '' : error;
      const newCause = cause === current.cause || causeOf === current.toldOf ? '' : cause;
      // A region that still held an error that is mended would be read again as one comes by.
      const isMended = error === '' && current.error !== '';
      if (newError || newCause || isMended || text !== current.text) {
        setSaid([newError, text, newCause].filter(Boolean).join(' '));
      }
      last.current = { text, error, cause, toldOf: newCause ? causeOf : current.toldOf };
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, error, cause, causeOf]);
  return (
    <p aria-live="polite" className="sr-only" data-announcer role="status">
      {said}
    </p>
  );
}

/** The errors of number fields as {@link Announcer} says them, and what hears them from the fields. */
export function useSaidErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const hear = useCallback(
    (id: string, words: string | undefined) =>
      setErrors((known) => {
        if (known[id] === words) return known;
        const { [id]: _old, ...others } = known;
        return words === undefined ? others : { ...others, [id]: words };
      }),
    [],
  );
  return { error: Object.values(errors).join(' '), hear };
}
