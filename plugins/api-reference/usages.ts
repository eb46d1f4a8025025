import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ApiUsage } from '../../model/api-reference';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { filesBelow } from '../files/files-below';

/** Names that a file imports from the packages of MUI X. */
function importedNames(source: string): string[] {
  const clauses = source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'@mui\/x-[^']*'/g);
  return [...clauses].flatMap(([, list = '']) =>
    list
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .replace(/^Unstable_/, '')
            .split(/\s+as\s+/)[0] ?? '',
      )
      .filter((name) => name !== ''),
  );
}

interface FoundPage {
  title: string;
  path: string;
  components: string[];
  demos: { name: string; imports: string[] }[];
}

/** The demos that a page shows, in its order. */
function demosOf(folder: string, page: string): FoundPage['demos'] {
  return [...page.matchAll(/<Demo\s+src="(\.[^"]+)\.tsx"/g)].map(([, src = '']) => ({
    name: path.basename(src),
    imports: importedNames(readFileSync(path.join(folder, `${src}.tsx`), 'utf8')),
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

async function readPage(file: string, docs: string, translated: string): Promise<FoundPage> {
  const filePath = path.join(docs, file);
  const fileContent = readFileSync(filePath, 'utf8');
  const frontMatter = await readFrontMatter(filePath);
  const translation = path.join(translated, file);
  const { title = frontMatter.title } = existsSync(translation)
    ? await readFrontMatter(translation)
    : frontMatter;
  const folder = path.dirname(file).split(path.sep).join('/');
  return {
    title: String(title ?? folder),
    path: `/x/${folder}/`,
    components: Array.isArray(frontMatter.components) ? frontMatter.components.map(String) : [],
    demos: demosOf(path.dirname(filePath), fileContent),
  };
}

/**
 * Finds the uses of each documented name: pages that name it in their front matter, and demos that
 * import it.
 * @param docs folder of the English pages of one version
 * @param translated folder of the pages whose titles are used where there are some
 * @returns by name, in the order of the pages' addresses
 */
export async function findUsages(
  docs: string,
  translated: string = docs,
): Promise<Map<string, ApiUsage[]>> {
  const files = filesBelow(docs).filter(
    (file) => path.basename(file) === 'index.mdx' && !file.startsWith('api/'),
  );
  const usages = new Map<string, ApiUsage[]>();
  for (const page of await Promise.all(files.map((file) => readPage(file, docs, translated)))) {
    const names = new Set([...page.components, ...page.demos.flatMap(({ imports }) => imports)]);
    for (const name of names) {
      const demos = page.demos.filter(({ imports }) => imports.includes(name));
      const usage = { title: page.title, path: page.path, demos: demos.map((demo) => demo.name) };
      usages.set(name, [...(usages.get(name) ?? []), usage]);
    }
  }
  return usages;
}
