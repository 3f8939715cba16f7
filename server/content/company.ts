import { readFileSync } from 'node:fs';
import {
  HOURS_REMEDY,
  type HoursLine,
  hasBothHalves,
  openLines,
  readDays,
  readSpans,
} from '@sens/assistant/written-hours';
import { parse } from 'yaml';
import * as z from 'zod';

/** Where the company's own facts stand: `content/company.yaml` in the root of the repository. */
const COMPANY_FILE = new URL('../../content/company.yaml', import.meta.url);

/** Only what the server needs; the file holds much more, for the site. */
const companySchema = z.looseObject({
  name: z.string().min(1),
  email: z.string().min(3),
  phone: z.looseObject({ display: z.string().min(1), e164: z.string().min(1) }),
  /** Of all hours, when it calls and is called. */
  openingHours: z
    .array(
      z.looseObject({
        id: z.string(),
        lines: z.array(
          z.looseObject({
            days: z.string().refine(readDays, HOURS_REMEDY.days),
            hours: z.string().refine(readSpans, HOURS_REMEDY.hours),
          }),
        ),
      }),
    )
    .transform((all, context) => {
      const telephone = all.find(({ id }) => id === 'telefonisch');
      const [main, ...others] = openLines(telephone?.lines ?? []);
      if (main && hasBothHalves(main.spans)) return [main, ...others] as const;
      context.addIssue(
        main
          ? HOURS_REMEDY.telephone
          : 'under telefonisch there is no line with hours such as 8.00 tot 18.00 uur',
      );
      return z.NEVER;
    }),
});

/** The company as the mails name it. */
export type Company = Pick<z.output<typeof companySchema>, 'name' | 'email' | 'phone'> & {
  /** When somebody is at the telephone: the first line has a piece of the morning and one of the afternoon. */
  callHours: readonly [HoursLine, ...HoursLine[]];
};

/**
 * Reads the company's facts.
 * @param file the YAML file
 * @throws Error with one sentence that names the file and the field that is wrong
 */
export function loadCompany(file: URL | string = COMPANY_FILE): Company {
  const result = companySchema.safeParse(readYaml(file));
  if (result.success) {
    const { openingHours: callHours, ...company } = result.data;
    return { ...company, callHours };
  }
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} is wrong or missing (${issue?.message}).`);
}

function readYaml(file: URL | string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // What the reader says runs on over several lines; the first names the line of the slip.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`${file}: ${reason}`);
  }
}
