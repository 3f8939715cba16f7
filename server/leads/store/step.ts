/** What is being done of a back-up, or of putting one back. */
export type Step = 'checking' | 'setting-aside' | 'copying' | 'reading-back';

/** Told at each step, and of copying rows after each part of them; what it throws breaks the work off. */
export type OnStep = (step: Step, rows?: { done: number; all: number }) => void;
