/** Texts of the page "My project" in the page's language; made by plugins/look/interface-texts. */
declare module '@generated/interface-texts/default/myProject.json' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Peer dependencies of all versions of the docs; made by plugins/outputs/documented-peers. */
declare module '@generated/documented-peers/default/peers.json' {
  const peers: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  export default peers;
}
