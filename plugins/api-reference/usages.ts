import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { formatAddress } from '../../model/addresses/format';
import type { ApiUsage } from '../../model/api-reference';
import type { DocsSection } from '../../model/docs-version';
import type { TitleOf } from '../../model/titles/create-titles';
import { filesBelow } from '../files/files-below';

/** Pages that may show documented names. */
export interface UsageSource {
  /** Folder of the pages of one version. */
  docs: string;
  /** First segment of their addresses. */
  section: DocsSection;
  /** Gives the titles of pages that have none in their front matter. */
  titleOf?: TitleOf;
  /** Beginnings of the names of the packages that are documented: `@mui/x-`, `@mui/material`. */
  packages: readonly string[];
}

const IMPORT = /import\s+(?:type\s+)?(\w+)?[\s,]*(?:\{([^}]*)\})?\s*from\s*'([^']*)'/g;

/** Checks for a package or a part of it: `@mui/system` is no part of `@mui/systems`. */
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

async function readPage(source: UsageSource, file: string): Promise<FoundPage> {
  const { docs, section, titleOf, packages } = source;
  const filePath = path.join(docs, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const { frontMatter } = await parseMarkdownFile({
    filePath,
    fileContent,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const rest = path.dirname(file).split(path.sep).join('/');
  return {
    title: String(frontMatter.title ?? titleOf?.(`/${section}/${rest}`)?.title ?? rest),
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
