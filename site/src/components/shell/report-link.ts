/** Where a visitor asks for the report, at the form itself. */
export const REPORT_FORM = '/verduurzamingsrapportage#formulier';
