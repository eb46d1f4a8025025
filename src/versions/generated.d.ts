/** Texts of the version menu in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/versions.json' {
  const texts: Record<string, string>;
  export default texts;
}

/** Texts of the banner on pages of other versions. */
declare module '@generated/interface-texts/default/versionBanner.json' {
  const texts: Record<string, string>;
  export default texts;
}
