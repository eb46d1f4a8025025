/** Renders pages of a site that is written for the test: an MDX file, its demos, its data. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKING_COPY } from '../../../../model/library-versions';
import type { SitePage } from '../../../site-pages/site';
import type { LinkTargets } from '../links';
import { filesSection, renderPage, type RenderedPage } from '../render-page';
import { createStringify } from '../stringify';
import { createText } from '../texts';

const REPOSITORY = path.resolve(__dirname, '../../../..');

const sites: string[] = [];

afterAll(() => sites.forEach((site) => rmSync(site, { recursive: true })));

function createSite(files: Record<string, string>): string {
  const site = mkdtempSync(path.join(tmpdir(), 'markdown-pages-'));
  sites.push(site);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  return site;
}

export const PAGE: Omit<SitePage, 'file'> = {
  version: {
    section: 'x',
    label: '7.0.0-beta.1',
    path: '',
    families: WORKING_COPY.families,
    docsRoot: '/site/docs',
  },
  permalink: '/x/react-data-grid/orders/',
  frontMatter: {},
  title: 'Orders',
  description: 'Show orders.',
  kind: 'page',
  family: 'dataGrid',
  plan: undefined,
  planned: false,
  newFeature: false,
  keywords: [],
  language: 'en',
  isTranslated: true,
  unlisted: false,
};

const TARGETS: LinkTargets = {
  baseUrl: '/',
  pages: new Set([
    '/',
    '/x/react-data-grid/orders/',
    '/x/react-data-grid/sorting/',
    '/x/api/data-grid/data-grid/',
    '/x/api/data-grid/grid-col-def/',
  ]),
  byFile: new Map([['react-data-grid/sorting/index.mdx', '/x/react-data-grid/sorting/']]),
  version: '',
};

interface Rendering {
  /** Other files of the site, by path. */
  files?: Record<string, string>;
  page?: Partial<SitePage>;
  targets?: Partial<LinkTargets>;
  locale?: string;
}

const FOLDER = 'docs/react-data-grid/orders';

async function renderFixture(mdx: string, options: Rendering) {
  const { files = {}, page = {}, targets = {}, locale = 'en' } = options;
  const siteDir = createSite({ [`${FOLDER}/index.mdx`]: mdx, ...files });
  const text = createText(REPOSITORY, locale, 'en');
  const file = path.join(siteDir, FOLDER, 'index.mdx');
  const rendered = await renderPage(
    { ...PAGE, file, ...page },
    { siteDir, siteUrl: 'https://mui.com', text, targets: { ...TARGETS, ...targets }, remarkPlugins: [] },
  ); // prettier-ignore
  return { rendered, text };
}

/** The whole Markdown of a page, with the files of its demos. */
export async function renderWhole(mdx: string, options: Rendering = {}): Promise<string> {
  const { rendered, text } = await renderFixture(mdx, options);
  const stringify = await createStringify();
  return stringify([...rendered.nodes, ...filesSection(rendered.imported, text)]);
}

/** Renders the text of a page, without its head. */
export async function renderText(mdx: string, options: Rendering = {}): Promise<string> {
  const { rendered } = await renderFixture(mdx, options);
  const stringify = await createStringify();
  const head = rendered.nodes.findIndex((node) => node.type === 'paragraph');
  return stringify(rendered.nodes.slice(head + 1)).trimEnd();
}

export async function renderParts(mdx: string, options: Rendering = {}): Promise<RenderedPage> {
  return (await renderFixture(mdx, options)).rendered;
}

/** Path of a file beside the page. */
export function beside(name: string): string {
  return path.posix.join(FOLDER, name);
}

/** The text of a file, or of Markdown, line by line. */
export function lines(...text: string[]): string {
  return text.join('\n');
}
