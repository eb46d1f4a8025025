/** Texts of the page about quality in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/quality.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
