import type {
  Code,
  Definition,
  Heading,
  Image,
  Link,
  Node,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { parseMeta } from '../../mdx/code-blocks/parse-meta';
import { errorAt, isParent } from '../../mdx/syntax-tree/mdx-nodes';
import { translateCallout } from './callouts';
import type { MdxElement } from './attributes';
import { translateElement } from './elements';
import { anchored } from './headings';
import { addImage } from './images';
import { code, text } from './nodes';
import type { Page, Translation } from './page';

const ID = /^\s*\/\*\s*#?([^\s*]+)\s*\*\/\s*$/;

function isComment(value: string): boolean {
  return value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

/** Comments are the author's own; a text in braces is a text; anything else needs React. */
function translateExpression(
  node: MdxFlowExpression | MdxTextExpression,
  page: Page,
): RootContent[] {
  if (isComment(node.value)) return [];
  const string = /^\s*(['"`])((?:(?!\1|[\\$]).)*)\1\s*$/.exec(node.value)?.[2];
  if (string === undefined) {
    throw errorAt(page.vfile, node, `{${node.value}} has no Markdown: write what it says`);
  }
  return [text(string)];
}

/** The id that follows a heading as a comment, and the heading without it. */
function splitId(children: readonly Node[]): { id?: string; words: readonly Node[] } {
  const last = children.at(-1);
  const value = last?.type === 'mdxTextExpression' ? (last as MdxTextExpression).value : '';
  const id = ID.exec(value)?.[1];
  return id === undefined ? { words: children } : { id, words: children.slice(0, -1) };
}

function trimEnd(nodes: readonly RootContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return nodes as PhrasingContent[];
  return [...nodes.slice(0, -1), text(last.value.trimEnd())] as PhrasingContent[];
}

function translateHeading(node: Heading, page: Page): RootContent[] {
  const { id, words } = splitId(node.children);
  const children = trimEnd(page.translate(words));
  return anchored({ type: 'heading', depth: node.depth, children }, id, page);
}

/** Keeps fences as they are written, without options of the page; commands are those of npm. */
function translateCode(node: Code): RootContent[] {
  const language = node.lang === 'npm' ? 'bash' : (node.lang ?? 'text');
  return [code(language, node.value, parseMeta(node.meta ?? '').title)];
}

function translateLink(node: Link, page: Page): RootContent[] {
  const children = page.translate(node.children) as PhrasingContent[];
  return [{ ...node, url: page.link(node.url), children }];
}

function translateDefinition(node: Definition, page: Page): RootContent[] {
  return [{ ...node, url: page.link(node.url) }];
}

function translateImage(node: Image, page: Page): RootContent[] {
  return [{ ...node, url: addImage(node, page) }];
}

/** A colon before a word is not a directive of this site: the text stays as it was written. */
function translateColon(node: TextDirective | LeafDirective, page: Page): RootContent[] {
  const { start, end } = node.position ?? {};
  return [text(String(page.vfile.value).slice(start?.offset, end?.offset))];
}

function translateParent(node: Node, page: Page): RootContent[] {
  if (!isParent(node)) return [node as RootContent];
  return [{ ...node, children: page.translate(node.children) } as RootContent];
}

/** Nodes that differ between MDX and Markdown; imports and exports are dropped. */
const TRANSLATIONS: Record<string, Translation<never>> = {
  mdxjsEsm: () => [],
  mdxFlowExpression: translateExpression,
  mdxTextExpression: translateExpression,
  mdxJsxFlowElement: (node: MdxElement, page: Page) => translateElement(node, page),
  mdxJsxTextElement: (node: MdxElement, page: Page) => translateElement(node, page),
  heading: translateHeading,
  code: translateCode,
  link: translateLink,
  definition: translateDefinition,
  image: translateImage,
  containerDirective: (node: ContainerDirective, page: Page) => translateCallout(node, page),
  leafDirective: translateColon,
  textDirective: translateColon,
};

/**
 * Translates nodes of MDX into nodes of Markdown.
 * @throws with page and line for what has no translation
 */
export function translate(nodes: readonly Node[], page: Page): RootContent[] {
  return nodes.flatMap((node) => {
    const translation = TRANSLATIONS[node.type] ?? translateParent;
    return translation(node as never, page);
  });
}
