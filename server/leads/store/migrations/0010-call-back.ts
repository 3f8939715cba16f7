/** When to be called back, and what was said to the assistant before. */
export const callBack = `
  alter table leads add column moment text;
  alter table leads add column transcript text;
`;
