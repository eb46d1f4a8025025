import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';

export interface PageSource {
  root: Root;
  vfile: VFile;
}

/** The front matter is known already; its lines stay, so errors count as the author does. */
function withoutFrontMatter(mdx: string): string {
  return mdx.replace(/^---\n[\s\S]*?\n---(?=\n)/, (lines) => lines.replace(/[^\n]/g, ''));
}

/**
 * Parses a page as the site does.
 * @param file absolute path
 * @param frontMatter as Docusaurus has read it, which some of the plugins look at
 * @param remarkPlugins what the page goes through before it is shown
 */
export async function readPage(
  file: string,
  frontMatter: Record<string, unknown>,
  remarkPlugins: PluggableList,
): Promise<PageSource> {
  // These packages are ESM only.
  const [{ unified }, parse, mdx, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  const value = withoutFrontMatter(readFileSync(file, 'utf8'));
  const vfile = new VFile({ path: file, value, data: { frontMatter } });
  const parser = unified().use([parse.default, mdx.default, gfm.default, directive.default]);
  const root = await unified().use(remarkPlugins).run(parser.parse(vfile), vfile);
  return { root: root as Root, vfile };
}
