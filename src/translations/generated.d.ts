/** Texts of the page about translations in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/translations.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
