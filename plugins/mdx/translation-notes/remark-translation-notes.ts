import path from 'node:path';
import type { Heading, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { inVersion } from '../../../model/addresses/format';
import type { DocsVersion } from '../../../model/docs-version';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import type { OutdatedSection } from '../../../model/translations/compare-page';
import {
  FRONT_MATTER_SECTION,
  headingsOf,
  INTRO_SECTION,
} from '../../../model/translations/split-sections';
import { placeOf } from '../../site-pages/page-place';
import { pageOfFile } from '../../translations/translated-pages';
import { walk } from '../syntax-tree/mdx-nodes';
import { englishPageOf, type TranslationState } from '../translation-checks/check-page';

interface TranslationNotesOptions {
  siteDir: string;
  /** The version of the docs that the pages belong to. */
  version: Pick<DocsVersion, 'path'>;
  /** Language of the addresses. */
  language: string;
}

/** A heading of the page, with the node that holds it. */
interface Place {
  heading: Heading;
  parent: Parent;
}

function element(name: string, attributes: Record<string, string> = {}): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

/**
 * Address of the page that a file is, in any language, without its version. Undefined for parts of
 * pages and the reference.
 */
function addressAt(file: string, siteDir: string): string | undefined {
  const place = placeOf(file, siteDir);
  if (!place) return undefined;
  const source = path.relative(place.docsRoot, englishPageOf(file, siteDir));
  const page = pageOfFile(source.split(path.sep).join('/'));
  return page === undefined ? undefined : `/${place.section}/${page}/`;
}

async function placesOf(root: Root): Promise<Map<string, Place>> {
  const ids = await headingsOf(root);
  const found = walk(root).flatMap(({ node, parent }) =>
    node.type === 'heading' ? [{ heading: node as Heading, parent }] : [],
  );
  return new Map(
    ids.flatMap(({ id }, index) => {
      const place = found[index];
      return place ? [[id, place] as const] : [];
    }),
  );
}

/** The text of a heading of the English page, without its id. */
function titleOf({ english }: TranslationState, id: string): string {
  const nodes = english.sections.find((section) => section.id === id)?.nodes ?? [];
  const heading = nodes.find((node) => node.type === 'heading');
  if (!heading) return id;
  const texts = walk(heading).flatMap(({ node }) =>
    node.type === 'text' || node.type === 'inlineCode' ? [(node as { value?: string }).value] : [],
  );
  return texts.join('').trim();
}

/** Puts a node beside a heading. */
function insertAt({ heading, parent }: Place, offset: 0 | 1, node: MdxJsxFlowElement): void {
  const index = parent.children.findIndex((child) => child === heading);
  parent.children.splice(index + offset, 0, node);
}

type Places = ReadonlyMap<string, Place>;

/** Notes a section that the translation lacks, where it would be. */
function addMissing(root: Root, id: string, { state, places, address }: NotedPage): void {
  const note = element('MissingSection', {
    english: `${address}#${id}`,
    title: titleOf(state, id),
  });
  const ids = state.english.sections.map((section) => section.id);
  const next = ids.slice(ids.indexOf(id) + 1).find((each) => places.has(each));
  const place = next === undefined ? undefined : places.get(next);
  if (place) insertAt(place, 0, note);
  else root.children.push(note);
}

interface NotedPage {
  state: TranslationState;
  places: Places;
  /** Of the English page. */
  address: string;
}

function addNote(root: Root, { id, state: reason }: OutdatedSection, page: NotedPage): void {
  const { places, address } = page;
  const isRemoved = reason === 'removed';
  const place = places.get(id);
  const isIntro = id === INTRO_SECTION;
  if (!place && !isIntro) {
    // What neither page has is of no interest.
    if (!isRemoved) addMissing(root, id, page);
    return;
  }
  const note = element('OutdatedSection', {
    english: isIntro || isRemoved ? address : `${address}#${id}`,
    reason: isRemoved ? 'removed' : 'changed',
  });
  if (place) insertAt(place, 1, note);
  else root.children.unshift(note);
}

async function addNotes(root: Root, state: TranslationState, address: string): Promise<void> {
  const page = { state, places: await placesOf(root), address };
  for (const section of state.outdated) {
    // Titles and descriptions are not part of the text.
    if (section.id !== FRONT_MATTER_SECTION) addNote(root, section, page);
  }
  if (state.by) root.children.push(element('TranslatedBy', { by: state.by }) as RootContent);
}

/**
 * Tells readers of languages besides English what they read: a note at each section whose English
 * text is newer, a note on each page without a translation, and at the end of a translated page who
 * translated it. It comes after remark-translation-checks, which knows the state of a translation.
 */
export function remarkTranslationNotes({ siteDir, version, language }: TranslationNotesOptions) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    if (language === DEFAULT_LANGUAGE) return;
    const page = addressAt(vfile.path, siteDir);
    if (page === undefined) return;
    const { translation } = vfile.data;
    const address = inVersion(page, version.path);
    if (translation) await addNotes(root, translation, address);
    else root.children.unshift(element('UntranslatedPage'));
  };
}
