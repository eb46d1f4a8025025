/** Texts of the list of shortcuts in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/shortcuts.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
