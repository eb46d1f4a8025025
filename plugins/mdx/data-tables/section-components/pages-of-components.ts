import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { kebabCase } from '../../../../model/kebab-case';
import { filesBelow } from '../../../files/files-below';

/** A page of a section, and the components that its front matter names. */
interface WrittenPage {
  /** Folder of the page: `react-button`. */
  folder: string;
  components: string[];
}

async function readPage(docs: string, file: string): Promise<WrittenPage> {
  const filePath = path.join(docs, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { components } = frontMatter;
  return {
    folder: path.posix.dirname(file),
    components: Array.isArray(components) ? components.map(String) : [],
  };
}

/** A page that is named after a component is about it; others may only mention it. */
function isAbout({ folder }: WrittenPage, component: string): boolean {
  return folder === `react-${kebabCase(component)}`;
}

/**
 * Finds the page that documents each component of a section.
 * @param docs folder of the section's pages
 * @returns folders of pages by the names of components
 */
export async function pagesOfComponents(docs: string): Promise<Map<string, string>> {
  const files = existsSync(docs) ? filesBelow(docs) : [];
  const written = files.filter((file) => /^(?!api\/).*index\.mdx$/.test(file));
  const pages = await Promise.all(written.map((file) => readPage(docs, file)));
  const found = new Map<string, WrittenPage>();
  for (const page of pages) {
    for (const component of page.components) {
      if (!found.has(component) || isAbout(page, component)) found.set(component, page);
    }
  }
  return new Map([...found].map(([component, { folder }]) => [component, folder]));
}
