import * as z from 'zod/mini';

/** Where the form asks for the moment at which it was first touched, signed by the server (decision 90). */
export const FORM_TIME_PATH = '/functions/v1/form-time';

/** The header of a submission that carries it back. */
export const FORM_TIME_HEADER = 'Form-Time';

export const formTimeSchema = z.object({ formTime: z.string() });
