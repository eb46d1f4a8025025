/** Texts of the search in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/search.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
