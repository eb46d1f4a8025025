/** Texts of migration guides in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/migration.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
