import type { InlineCode, Node, Parent, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import type { DocsVersion } from '../../../model/docs-version';
import { isParent } from '../syntax-tree/mdx-nodes';
import { sourceFolderOf } from '../../site-pages/source-folder';
import { parseCodeName } from './code-names';
import { findTarget, type PageNames } from './find-target';
import { frontMatterError, namesFrontMatter } from './front-matter';
import { judgeName } from './judge-name';
import { readPageCode } from './page-code';
import { isInReference, placeOf } from '../../site-pages/page-place';
import { readReference } from './reference';
import { recordUnknown, type UnitPlace, type UnknownName } from './unknown-names';
import { inVersion } from '../../../model/addresses/format';
import type { PathOfVersion } from './version-address';

export interface ApiNamesOptions extends UnitPlace {
  /** Folder that holds the packages that the pages are about. */
  packagesDir: string;
  /** The version of the docs that the pages belong to. */
  version: DocsVersion;
  pathOfVersion: PathOfVersion;
}

/** Inline code of a page, with the position at which a link may replace it. */
interface Place {
  node: InlineCode;
  parent: Parent;
  linkable: boolean;
}

function isInlineCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}

/** Links hold no other links, and headings stay plain. */
function isPlain(node: Node): boolean {
  if (['link', 'linkReference', 'heading'].includes(node.type)) return true;
  const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
  return node.type.startsWith('mdxJsx') && (name === 'a' || name === 'Link' || name === 'summary');
}

function placesOf(parent: Parent, linkable = true): Place[] {
  return parent.children.flatMap((node) => {
    if (isInlineCode(node)) return [{ node, parent, linkable }];
    return isParent(node) ? placesOf(node, linkable && !isPlain(node)) : [];
  });
}

function link({ node, parent }: Place, to: string): void {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'ApiName',
    attributes: [{ type: 'mdxJsxAttribute', name: 'to', value: to }],
    children: [node],
    position: node.position,
  };
  (parent.children as PhrasingContent[])[parent.children.indexOf(node)] = element;
}

/** Sorts the names of a page that the reference lacks into misspelled ones and others. */
function judgeAll(
  places: readonly Place[],
  page: PageNames,
  { packagesDir, version }: ApiNamesOptions,
) {
  const known = { reference: page.reference, packagesDir, version };
  const wrong: (UnknownName & { nearest: string })[] = [];
  const unknown: UnknownName[] = [];
  for (const { node } of places) {
    const code = parseCodeName(node.value);
    if (!code || code.form === 'class') continue;
    const { name } = code;
    const judgement = judgeName(name, known, page.code.names);
    if (judgement.known) continue;
    const line = node.position?.start.line ?? 1;
    if (judgement.nearest) wrong.push({ name, line, nearest: judgement.nearest });
    else unknown.push({ name, line });
  }
  return { wrong, unknown };
}

/** @throws for names that are nearly those of the reference, and exemptions without need */
function check(
  places: readonly Place[],
  page: PageNames,
  vfile: VFile,
  options: ApiNamesOptions,
): void {
  const { wrong, unknown } = judgeAll(places, page, options);
  const exempt = new Set(namesFrontMatter(vfile).namesNotInReference.map(({ name }) => name));
  for (const name of exempt) {
    if ([...wrong, ...unknown].some((found) => found.name === name)) continue;
    const reason = `"${name}" needs no exemption from the reference`;
    throw frontMatterError(vfile, name, reason);
  }
  const errors = wrong
    .filter(({ name }) => !exempt.has(name))
    .map(
      ({ name, line, nearest }) =>
        `${vfile.path}:${line}: "${name}" is not in the reference; the nearest name is "${nearest}"`,
    );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  recordUnknown(
    vfile.path,
    unknown.filter(({ name }) => !exempt.has(name)),
    options,
  );
}

/**
 * Checks the names in the inline code of a page against the API reference of its version, and makes
 * links to their places there.
 * @throws with page and line for a name that is a name of the reference misspelled
 */
export function remarkApiNames(options: ApiNamesOptions) {
  const { siteDir, pathOfVersion } = options;
  return (root: Root, vfile: VFile): void => {
    const place = placeOf(vfile.path, siteDir);
    if (!place || isInReference(place)) return;
    const reference = readReference(place.docsRoot);
    const { components } = namesFrontMatter(vfile);
    const code = readPageCode(root, sourceFolderOf(vfile.path, siteDir));
    const page = { reference, components, code };
    const places = placesOf(root);
    check(places, page, vfile, options);
    for (const found of places.filter(({ linkable }) => linkable)) {
      const name = parseCodeName(found.node.value);
      const to = name && findTarget(page, name);
      if (to) link(found, inVersion(to, pathOfVersion(place.version)));
    }
  };
}
