/** Texts of the home page in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/home.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
