/** Texts of the anatomy in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/anatomy.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Text of the button that opens it. */
declare module '@generated/interface-texts/default/anatomyButton.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
