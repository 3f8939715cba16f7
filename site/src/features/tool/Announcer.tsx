import { useCallback, useEffect, useRef, useState } from 'react';

/** Only when the visitor rests: while a slider moves, every value read out would be noise. */
const REST_MS = 900;

/**
 * Reads the result out once it has changed and the visitor rests; says nothing when the page comes.
 * @param error what is wrong with what was typed, which goes before the result the first time
 */
export function Announcer({ text, error = '' }: { text: string; error?: string }) {
  const [said, setSaid] = useState('');
  const last = useRef({ text, error });
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNew = error !== '' && error !== last.current.error;
      if (isNew || text !== last.current.text) setSaid(isNew ? `${error} ${text}` : text);
      last.current = { text, error };
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, error]);
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
