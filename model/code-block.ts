/** One text of a code block; a block has several if readers can choose between them. */
export interface CodeBlockVariant {
  /** A code variant or a package manager, by which readers choose; empty for the only one. */
  id: string;
  /** Name of the language that is shown. */
  language: string;
  html: string;
}
