/** Texts of the reference in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/api.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Texts about the history of members in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/history.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
