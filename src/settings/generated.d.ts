/** Texts of the settings in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/settings.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
