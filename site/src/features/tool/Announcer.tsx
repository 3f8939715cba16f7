import { useEffect, useRef, useState } from 'react';

/** Only when the visitor rests: while a slider moves, every value read out would be noise. */
const REST_MS = 900;

/** Reads the result out once it has changed and the visitor rests; says nothing when the page comes. */
export function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only" data-announcer role="status">
      {said}
    </p>
  );
}
