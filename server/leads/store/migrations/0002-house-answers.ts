/** What a visitor refined about the house behind the report's link (JSON), and when. */
export const houseAnswers = `
  alter table leads add column house_answers text check (json_valid(house_answers));
  alter table leads add column answers_updated_at text;
`;
