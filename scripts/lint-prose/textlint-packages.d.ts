// These packages come without types; this is the part of them that the linter uses.

declare module 'textlint-plugin-mdx' {
  interface MdxProcessor {
    preProcess(text: string, filePath?: string): unknown;
    postProcess(messages: unknown[], filePath?: string): { messages: unknown[]; filePath: string };
  }
  interface MdxPlugin {
    Processor: new () => { processor(extension: string): MdxProcessor };
  }
  const plugin: MdxPlugin | { default: MdxPlugin };
  export default plugin;
}

declare module 'textlint-rule-terminology' {
  export function getTerms(
    defaultTerms: boolean,
    terms: readonly string[],
    exclude: readonly string[],
  ): (string | [pattern: string, replacement: string])[];
  export function getAdvancedRegExp(pattern: string): string;
  export function getReplacement(pattern: string, replacement: string, found: string): string;
}
