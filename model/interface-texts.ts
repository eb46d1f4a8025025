/** Global data of plugins/look/interface-texts, to distinguish missing texts from translated ones. */
export interface InterfaceTextsData {
  /** Keys of `i18n/en/code.json` that the language lacks; `all` if it has no texts at all. */
  missing: string[] | 'all';
}
