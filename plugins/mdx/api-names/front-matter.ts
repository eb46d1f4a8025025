import type { VFile } from 'vfile';

/** The front matter about names; plugins/mdx/front-matter has checked its shape. */
export interface NamesFrontMatter {
  components: string[];
  /** Names that look like names of the reference and are none, each with its reason. */
  namesNotInReference: { name: string; reason: string }[];
}

/** Docusaurus hands the front matter over in the file's data. */
export function namesFrontMatter(file: VFile): NamesFrontMatter {
  const { components = [], namesNotInReference = [] } = (file.data.frontMatter ??
    {}) as Partial<NamesFrontMatter>;
  return { components, namesNotInReference };
}

/** An error about something in the front matter; names the first line that has it. */
export function frontMatterError(file: VFile, word: string, reason: string): Error {
  const lines = String(file.value).split('\n');
  const index = lines.findIndex((line) => new RegExp(`\\b${word}\\b`).test(line));
  return new Error(`${file.path}:${index + 1 || 1}: ${reason}`);
}
