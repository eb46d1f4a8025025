/** Texts of notes about translations in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/translationNote.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
