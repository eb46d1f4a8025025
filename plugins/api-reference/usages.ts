import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { formatAddress } from '../../model/addresses/format';
import type { ApiUsage } from '../../model/api-reference';
import type { DocsSection } from '../../model/addresses/parse';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import type { TitleOf } from '../../model/titles/create-titles';
import { filesBelow } from '../files/files-below';

/** Pages that may show documented names. */
export interface UsageSource {
  /** Folder of the pages of one version. */
  docs: string;
  /** First segment of their addresses. */
  section: DocsSection;
  /** The dictionary of titles in the language of the reader; versions without it have them in pages. */
  titleOf?: TitleOf;
  /** Folder of translated pages, whose titles are used where there are some. */
  translated?: string;
  /** Beginnings of the names of the packages that are documented: `@mui/x-`, `@mui/material`. */
  packages: readonly string[];
}

const IMPORT = /import\s+(?:type\s+)?(\w+)?[\s,]*(?:\{([^}]*)\})?\s*from\s*'([^']*)'/g;

/** Checks for a package or a part of it: `@mui/system` is not a part of `@mui/systems`. */
function isPartOf(specifier: string, packages: readonly string[]): boolean {
  return packages.some((name) =>
    name.endsWith('-') ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`),
  );
}

/** Names in the braces of an import, as the package exports them. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/^Unstable_/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');
}

/** Names that a file imports from packages; a default export is named after its folder. */
function importedNames(source: string, packages: readonly string[]): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, own, list = '', specifier = '']) => {
    if (!isPartOf(specifier, packages)) return [];
    return [...(own ? [path.posix.basename(specifier)] : []), ...namesIn(list)];
  });
}

interface FoundPage {
  title: string;
  path: string;
  components: string[];
  demos: { name: string; imports: string[] }[];
}

/** The demos that a page shows, in its order. */
function demosOf(folder: string, page: string, packages: readonly string[]): FoundPage['demos'] {
  return [...page.matchAll(/<Demo\s+src="(\.[^"]+)\.tsx"/g)].map(([, src = '']) => ({
    name: path.basename(src),
    imports: importedNames(readFileSync(path.join(folder, `${src}.tsx`), 'utf8'), packages),
  }));
}

/** The file with the uses of a name, in the folder of its page; titles are in the language. */
export function usagesFile(language: string): string {
  return language === DEFAULT_LANGUAGE ? 'usages.json' : `usages.${language}.json`;
}

async function readFrontMatter(filePath: string): Promise<Record<string, unknown>> {
  const { frontMatter } = await parseMarkdownFile({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

/** The title of a page, which the dictionary has, or else the page or its translation. */
async function titleIn({ docs, translated = docs, section, titleOf }: UsageSource, file: string) {
  const rest = path.dirname(file).split(path.sep).join('/');
  const listed = titleOf?.(`/${section}/${rest}`)?.title;
  if (listed !== undefined) return listed;
  const pages = [translated, docs].map((folder) => path.join(folder, file)).filter(existsSync);
  const all = await Promise.all(pages.map(readFrontMatter));
  return String(all.find(({ title }) => title !== undefined)?.title ?? rest);
}

async function readPage(source: UsageSource, file: string): Promise<FoundPage> {
  const { docs, section, packages } = source;
  const filePath = path.join(docs, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const frontMatter = await readFrontMatter(filePath);
  const rest = path.dirname(file).split(path.sep).join('/');
  return {
    title: await titleIn(source, file),
    path: formatAddress({ section, rest }),
    components: Array.isArray(frontMatter.components) ? frontMatter.components.map(String) : [],
    demos: demosOf(path.dirname(filePath), fileContent, packages),
  };
}

/**
 * Finds the uses of each documented name: pages that name it in their front matter, and demos that
 * import it.
 * @returns by name, in the order of the pages' addresses
 */
export async function findUsages(source: UsageSource): Promise<Map<string, ApiUsage[]>> {
  const files = filesBelow(source.docs).filter(
    (file) => path.basename(file) === 'index.mdx' && !file.startsWith('api/'),
  );
  const usages = new Map<string, ApiUsage[]>();
  for (const page of await Promise.all(files.map((file) => readPage(source, file)))) {
    const names = new Set([...page.components, ...page.demos.flatMap(({ imports }) => imports)]);
    for (const name of names) {
      const demos = page.demos.filter(({ imports }) => imports.includes(name));
      const usage = { title: page.title, path: page.path, demos: demos.map((demo) => demo.name) };
      usages.set(name, [...(usages.get(name) ?? []), usage]);
    }
  }
  return usages;
}
