import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isAsGiven } from '#lib/browser/as-given.ts';
import { today as currentDay } from '#lib/today.ts';
import type { Decoded, Note, ToolCodec } from './tool-codec.ts';

/** How long after the last change the address follows; browsers refuse more than some 100 in 30 s. */
const ADDRESS_AFTER_MS = 400;

/** What every tool's island gets from its page. */
export interface ToolProps {
  /** Query of the address that the page was rendered for, without `?`; empty for the bare page. */
  query: string;
  /** The day of rendering (ISO date), so that browser and server compute the same. */
  today: string;
}

/** A tool's state and what follows from it; made by {@link useTool}, taken by ToolLayout. */
export interface Tool<State> {
  /** What the controls show. */
  state: State;
  /** The same a moment later: compute results from this, so that a slider never waits for them. */
  settled: State;
  /** Takes the new state, or a function from the last one to it; always the same function. */
  change: (next: State | ((last: State) => State)) => void;
  /** The day to compute for: today in the browser. */
  today: string;
  /** What was adjusted in the address that the page came with. */
  notes: Note[];
  /** Query of this state, without `?`; empty when nothing was filled in. */
  query: string;
  /** Whether anything was changed since the page came. */
  isChanged: boolean;
  /** The questions' form; ToolLayout sets it. */
  formRef: RefObject<HTMLFormElement | null>;
  reset: () => void;
  /** Takes back what `reset` took away; there until something else is changed. */
  restore: (() => void) | undefined;
}

const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) =>
      control instanceof HTMLInputElement && control.type !== 'range' && !isAsGiven(control),
  );

/** The form as the query that it would send. */
function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  return query;
}

/**
 * Keeps a tool's state in step with the address: it starts with what the address says, and every
 * change is written back without a new entry in the history. What was filled in before the script
 * arrived stays.
 */
export function useTool<State>(codec: ToolCodec<State>, props: ToolProps): Tool<State> {
  const [decoded, setDecoded] = useState<Decoded<State>>(() =>
    codec.decode(new URLSearchParams(props.query)),
  );
  const [today, setToday] = useState(props.today);
  const [isChanged, setChanged] = useState(false);
  /** What the last reset took away. */
  const [taken, setTaken] = useState<State>();
  const formRef = useRef<HTMLFormElement>(null);
  const { state, notes } = decoded;
  const encoded = codec.encode(state).toString();
  const bare = useMemo(
    () => codec.encode(codec.decode(new URLSearchParams()).state).toString(),
    [codec],
  );
  const query = encoded === bare ? '' : encoded;

  const change = useCallback((next: State | ((last: State) => State)): void => {
    setChanged(true);
    setTaken(undefined);
    setDecoded((last) => ({
      state: typeof next === 'function' ? (next as (last: State) => State)(last.state) : next,
      notes: [],
    }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    setToday(currentDay());
    const form = formRef.current;
    const here = window.location.search.slice(1);
    // The bare page in place of the rendered one, or something filled in before the script came.
    if (form && isTouched(form)) change(codec.decode(formQuery(form)).state);
    else if (here !== '' && props.query === '') {
      setDecoded(codec.decode(new URLSearchParams(here)));
    }
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      history.replaceState(history.state, '', `${pathname}${query && `?${query}`}${hash}`);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query, isChanged]);

  return {
    state,
    settled: useDeferredValue(state),
    change,
    today,
    notes,
    query,
    isChanged,
    formRef,
    reset: () => {
      change(codec.decode(new URLSearchParams()).state);
      setTaken(query === '' ? taken : state);
    },
    restore: taken === undefined ? undefined : () => change(taken),
  };
}
