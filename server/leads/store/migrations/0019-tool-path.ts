/** The address of the tool that a request came from, with all that its visitor had filled in there. */
export const toolPath = `
  alter table leads add column tool_path text;
`;
