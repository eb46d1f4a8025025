/**
 * Data for search engines in which authors are teams: Docusaurus calls each author a person.
 * https://schema.org/Organization
 */
export function withTeams<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data).replaceAll('"@type":"Person"', '"@type":"Organization"'),
  ) as Data;
}
