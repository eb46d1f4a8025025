/** Texts of the comparison of versions in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/compare.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
