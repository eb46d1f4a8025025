import type { RootContent } from 'mdast';
import { createSlugger } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import { reasonOf } from '../../../model/reason-of';
import { errorAt } from '../../mdx/syntax-tree/mdx-nodes';
import { importedFiles } from './demos';
import { resolveLink, type LinkTargets } from './links';
import { heading } from './nodes';
import type { ImportedFile, Page, PageImage } from './page';
import { pageHead } from './page-head';
import { readPage } from './read-page';
import type { SitePage } from '../../site-pages/site';
import type { Text } from './texts';
import { translate } from './translate';

/** Context that all pages of a version in one language share. */
export interface RenderContext {
  siteDir: string;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  text: Text;
  targets: LinkTargets;
  remarkPlugins: PluggableList;
}

/** A page in Markdown, the files apart that its demos import. */
export interface RenderedPage {
  page: SitePage;
  nodes: RootContent[];
  imported: ImportedFile[];
  images: PageImage[];
}

/** The section at the end that has the files of the demos. */
export function filesSection(files: readonly ImportedFile[], text: Text): RootContent[] {
  return files.length === 0 ? [] : [heading(2, text('markdown.files')), ...importedFiles(files)];
}

/**
 * Makes the Markdown of a page from its MDX.
 * @throws with page and line for what has no translation
 */
export async function renderPage(page: SitePage, context: RenderContext): Promise<RenderedPage> {
  const { siteDir, siteUrl, text, targets, remarkPlugins } = context;
  const { root, vfile } = await readPage(page.file, page.frontMatter, remarkPlugins);
  const slugger = createSlugger();
  slugger.slug(page.title);
  const state: Page = {
    vfile, siteDir, text,
    permalink: page.permalink,
    link: (url) => resolveLink(url, page.permalink, targets),
    slug: (words) => slugger.slug(words),
    translate: (nodes) => translate(nodes, state),
    named: new Set(),
    imported: [],
    images: [],
  }; // prettier-ignore
  try {
    const head = pageHead(page, siteUrl, text);
    const nodes = [...head, ...translate(root.children, state)];
    return { page, nodes, imported: state.imported, images: state.images };
  } catch (error) {
    const reason = reasonOf(error);
    throw reason.startsWith(vfile.path) ? error : errorAt(vfile, root, reason);
  }
}
