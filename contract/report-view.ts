/** In the address of a report's page: how it is shown. */
export const REPORT_VIEW = { name: 'weergave', adviser: 'adviseur' } as const;

/**
 * The same report for the adviser: inputs, intermediate results and reasons on two printed pages.
 * @param path of the report's page
 */
export const adviserPath = (path: string) => `${path}?${REPORT_VIEW.name}=${REPORT_VIEW.adviser}`;
