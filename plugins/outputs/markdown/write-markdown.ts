import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { RootContent } from 'mdast';
import type { PluggableList } from 'unified';
import { DOCS_SECTION } from '../../../model/addresses/parse';
import {
  pagesOf,
  type SiteFamily,
  type SiteVersion,
  type VersionPages,
} from '../../site-pages/site';
import { linkTargets, markdownAddress } from './links';
import { familyList, folderOf, siteList, type OtherList } from './llms';
import type { ImportedFile } from './page';
import { writeRootList } from './root-lists';
import { filesSection, renderPage, type RenderContext, type RenderedPage } from './render-page';
import { createStringify, type Stringify } from './stringify';
import { createText, type Text } from './texts';

/** Writes files of the build by their addresses. */
class Output {
  constructor(
    private readonly props: Pick<Props, 'outDir' | 'baseUrl'>,
    private readonly stringify: Stringify,
  ) {}

  #fileAt(address: string): string {
    const file = path.join(this.props.outDir, address.slice(this.props.baseUrl.length));
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }

  markdown(nodes: readonly RootContent[]): string {
    return this.stringify(nodes);
  }

  write(address: string, text: string): void {
    writeFileSync(this.#fileAt(address), text);
  }

  copy(file: string, address: string): void {
    cpSync(file, this.#fileAt(address));
  }
}

/** A file that several pages import is one of the family. */
function importedBy(pages: readonly RenderedPage[]): ImportedFile[] {
  const all = pages.flatMap(({ imported }) => imported);
  return [...new Map(all.map((found) => [found.file, found])).values()];
}

/** All pages of a family in one text, followed by the files that their demos import. */
function writeFamily(
  family: SiteFamily,
  rendered: ReadonlyMap<string, RenderedPage & { markdown: string }>,
  output: Output,
  text: Text,
): void {
  const folder = folderOf(family);
  const pages = pagesOf(family.entries).flatMap(({ permalink }) => rendered.get(permalink) ?? []);
  const files = output.markdown(filesSection(importedBy(pages), text));
  const parts = [...pages.map(({ markdown }) => markdown), ...(files === '' ? [] : [files])];
  output.write(`${folder}llms.txt`, output.markdown(familyList(family, text)));
  output.write(`${folder}llms-full.txt`, parts.join('\n---\n\n'));
}

async function writeVersion(
  { pages, families }: VersionPages,
  context: RenderContext,
  output: Output,
): Promise<void> {
  const rendered = new Map<string, RenderedPage & { markdown: string }>();
  for (const page of pages) {
    const found = await renderPage(page, context);
    const markdown = output.markdown(found.nodes);
    const files = output.markdown(filesSection(found.imported, context.text));
    output.write(
      markdownAddress(page.permalink),
      files === '' ? markdown : `${markdown}\n${files}`,
    );
    found.images.forEach(({ file, address }) => output.copy(file, address));
    rendered.set(page.permalink, { ...found, markdown });
  }
  families.forEach((family) => writeFamily(family, rendered, output, context.text));
}

function siteListAddress({ path: folder }: SiteVersion, baseUrl: string): string {
  return folder === '' ? `${baseUrl}llms.txt` : `${baseUrl}x/${folder}/llms.txt`;
}

/** The same version in the other languages that it has. */
function languageLists({ i18n }: Props, version: SiteVersion): OtherList[] {
  return Object.entries(i18n.localeConfigs).map(([locale, { label, baseUrl }]) => ({
    label,
    address: locale === i18n.currentLocale ? undefined : siteListAddress(version, baseUrl),
  }));
}

/**
 * Writes the list of a version of MUI X. That of the documented version is the one of the whole site: it is
 * kept for the merge, which knows the other versions.
 */
function writeSiteList(
  { version, families }: VersionPages,
  props: Props,
  text: Text,
  output: Output,
): void {
  // The list of another section is that of its only family.
  if (version.section !== DOCS_SECTION) return;
  const languages = languageLists(props, version);
  if (version.path !== '') {
    // The list of the site knows versions that come after this one.
    const versions = [{ label: version.label }, { label: 'MUI X', address: '/llms.txt' }];
    const list = output.markdown(siteList({ families, languages, versions }, text));
    output.write(siteListAddress(version, props.baseUrl), list);
    return;
  }
  const list = output.markdown(siteList({ families, languages }, text));
  // The home page in Markdown, without its examples.
  output.write(markdownAddress(props.baseUrl), list);
  const headings = { sections: text('markdown.products'), versions: text('markdown.versions') };
  writeRootList(props, { list, headings, address: siteListAddress(version, props.baseUrl) });
}

/** Writes the Markdown of all pages of a version in a language, and the lists of them. */
export async function writeMarkdown(
  site: VersionPages,
  props: Props,
  remarkPlugins: PluggableList,
): Promise<void> {
  const { siteDir, baseUrl, siteConfig, i18n } = props;
  const text = createText(siteDir, i18n.currentLocale, i18n.defaultLocale);
  const output = new Output(props, await createStringify());
  const targets = linkTargets(site, { siteDir, baseUrl });
  const context = { siteDir, siteUrl: siteConfig.url, text, targets, remarkPlugins };
  await writeVersion(site, context, output);
  writeSiteList(site, props, text, output);
}
