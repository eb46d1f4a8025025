import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import type { CodeBlockVariant } from '../../../model/code-block';
import { reasonOf } from '../../../model/reason-of';
import { codeHtml } from '../../demos/code/code-html';
import { withoutComments } from '../../demos/code/comments';
import { CodeSyntaxError, toJavaScript } from '../../demos/code/to-javascript';
import { errorAt, expressionAttribute, walk } from '../syntax-tree/mdx-nodes';
import { installCommands } from './install-commands';
import { parseMeta, type FenceMeta } from './parse-meta';

const LANGUAGE_NAMES: Record<string, string> = {
  tsx: 'TSX', jsx: 'JSX', ts: 'TS', js: 'JS', css: 'CSS', html: 'HTML', json: 'JSON',
  bash: 'Bash', diff: 'Diff', mdx: 'MDX', npm: 'Bash', text: 'Text', yaml: 'YAML',
}; // prettier-ignore

function nameOf(language: string): string {
  return LANGUAGE_NAMES[language] ?? language.toUpperCase();
}

function single(node: Code, language: string, meta: FenceMeta): CodeBlockVariant[] {
  return [{ id: '', language: nameOf(language), html: codeHtml(node.value, language, meta) }];
}

async function codeVariants(node: Code, language: string, meta: FenceMeta) {
  const jsLanguage = language === 'tsx' ? 'jsx' : 'js';
  const js = await toJavaScript(node.value);
  const [ts] = single(node, language, meta);
  // A fence of only types does not have JavaScript to show.
  if (withoutComments(js).trim() === '' || !ts) return single(node, language, meta);
  // Line numbers belong to the TypeScript: where they no longer fit, nothing is marked.
  const sameLines = js.trimEnd().split('\n').length === node.value.split('\n').length;
  const html = codeHtml(js, jsLanguage, sameLines ? meta : {});
  return [
    { ...ts, id: 'TS' },
    { id: 'JS', language: nameOf(jsLanguage), html },
  ];
}

async function variantsOf(node: Code, meta: FenceMeta): Promise<CodeBlockVariant[]> {
  const language = node.lang ?? 'text';
  if (language === 'npm') {
    return installCommands(node.value).map(({ manager, code }) => ({
      id: manager,
      language: nameOf('bash'),
      html: codeHtml(code, 'bash', meta),
    }));
  }
  const typed = language === 'tsx' || language === 'ts';
  return typed && meta.jsVariant
    ? codeVariants(node, language, meta)
    : single(node, language, meta);
}

async function codeBlock(node: Code): Promise<MdxJsxFlowElement> {
  const meta = parseMeta(node.meta ?? '');
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      await expressionAttribute('variants', JSON.stringify(await variantsOf(node, meta))),
    ],
    children: [],
  };
  if (meta.title)
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: meta.title });
  if (meta.showLineNumbers) {
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'showLineNumbers', value: null });
  }
  return element;
}

function explain(error: unknown, node: Code): string {
  const reason = reasonOf(error);
  if (!(error instanceof CodeSyntaxError)) return reason;
  return `the ${node.lang} fence does not parse in its line ${error.line}: ${reason}. Fix it, or write js-variant=false behind its language`;
}

/**
 * Turns fences into `<CodeBlock>` elements whose code is highlighted, in every variant that the
 * reader can choose.
 * @throws with page and line when a fence does not parse
 */
export function remarkCodeBlocks() {
  return async (root: Root, vfile: VFile): Promise<void> => {
    for (const { node, parent } of walk(root)) {
      if (node.type !== 'code') continue;
      try {
        const element = await codeBlock(node as Code);
        parent.children.splice(parent.children.indexOf(node as Code), 1, element);
      } catch (error) {
        throw errorAt(vfile, node, explain(error, node as Code));
      }
    }
  };
}
