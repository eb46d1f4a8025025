// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import createJiti from 'jiti';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { PROJECT_ROOT } from '../project-root.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @type {typeof import('../../plugins/mdx/page-components/remark-page-components')} */
const { remarkPageComponents } = load(
  '../../plugins/mdx/page-components/remark-page-components.ts',
);

/** @type {typeof import('../../plugins/site-pages/source-folder')} */
const { sourceFolderOf } = load('../../plugins/site-pages/source-folder.ts');

/** @type {typeof import('../../plugins/mdx/code-blocks/fence-file')} */
const { filesOfFences } = load('../../plugins/mdx/code-blocks/fence-file.ts');

const parser = unified().use(remarkParse).use(remarkMdx);

/** A demo is in the same folder as its versions in other stylings, which no page names. */
const ENDINGS_OF_SIBLINGS = ['.tailwind.tsx', '.css.tsx'];

/**
 * @param {string} demo absolute path of a demo
 * @returns {string[]} the demo, which may be missing, and its siblings
 */
function withSiblings(demo) {
  const siblings = ENDINGS_OF_SIBLINGS.map((ending) => demo.replace(/\.tsx$/, ending));
  return [demo, ...siblings.filter((file) => file !== demo && existsSync(file))];
}

/**
 * The modules that a page is made of: what it imports, its demos with their siblings, files whose
 * code it shows, and what the build imports for an element that it uses.
 * @param {string} file absolute path of an MDX file
 * @returns {Promise<{ demos: string[], imports: string[] }>} demos as absolute paths, the rest as
 *   written; nothing for a page that cannot be parsed: the build reports why
 */
export async function modulesOfPage(file) {
  /** @type {Set<string>} */
  const demos = new Set();
  /** @type {Set<string>} */
  const imports = new Set();
  try {
    const fileContent = readFileSync(file, 'utf8');
    const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
    for (const src of filesOfFences(content)) {
      imports.add(path.resolve(sourceFolderOf(file, PROJECT_ROOT), src));
    }
    const root = parser.parse(escapeMarkdownHeadingIds(content));
    await remarkPageComponents()(root);
    visit(root, (node) => {
      if (node.type === 'mdxjsEsm') {
        for (const statement of node.data?.estree?.body ?? []) {
          if ('source' in statement && statement.source)
            imports.add(String(statement.source.value));
        }
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
        const src = node.attributes.find((each) => 'name' in each && each.name === 'src')?.value;
        if (typeof src !== 'string') return;
        const demo = path.resolve(sourceFolderOf(file, PROJECT_ROOT), src);
        for (const each of withSiblings(demo)) demos.add(each);
      }
    });
  } catch {
    return { demos: [...demos], imports: [...imports] };
  }
  return { demos: [...demos], imports: [...imports] };
}
