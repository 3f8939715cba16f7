/** Marks a request to be called back; it comes in where the lead form does. */
export const CALL_BACK = 'call_back';

/** When one can be called; content/company.yaml must have hours in the morning and in the afternoon. */
export const CALL_BACK_MOMENTS = ['zo-snel-mogelijk', 'ochtend', 'middag'] as const;

export type CallBackMoment = (typeof CALL_BACK_MOMENTS)[number];
