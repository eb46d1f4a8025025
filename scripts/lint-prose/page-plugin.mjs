// @ts-check
import mdx from 'textlint-plugin-mdx';
import { piecesOf } from './comment-text.mjs';
import { nodeMaker } from './text-nodes.mjs';

/** @typedef {import('./text-nodes.mjs').TextNode} TextNode */

/** Lines of the front matter that users see in the page, in the sidebar or in search results. */
const SHOWN_FIELD = /^(?:title|description|sidebar_label):\s*(['"]?)(.*?)\1\s*$/gm;

/** @param {string} source @param {TextNode} frontMatter */
function shownFields(source, frontMatter) {
  const { paragraph } = nodeMaker(source);
  return [...frontMatter.raw.matchAll(SHOWN_FIELD)].map((match) => {
    const text = match[2] ?? '';
    const start = frontMatter.range[0] + match.index + match[0].lastIndexOf(text);
    return paragraph(piecesOf(source, { start, end: start + text.length }), 'page');
  });
}

/**
 * Markdown has links in angle brackets and comments of HTML, which MDX does not. Keeps all places.
 * @param {string} source
 */
function asMdx(source) {
  return source
    .replace(/<(https?:[^>\n]*)>/g, '`$1`')
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

// Node and Jest do not agree on what the default export of a CommonJS module is.
const { Processor } = 'default' in mdx ? mdx.default : mdx;

/** textlint's plugin for MDX, with the front matter, and for Markdown too. */
export const pagePlugin = {
  Processor: class PageProcessor {
    availableExtensions() {
      return ['.mdx', '.md'];
    }
    /** @param {string} extension */
    processor(extension) {
      const { preProcess, postProcess } = new Processor().processor(extension);
      return {
        postProcess,
        /** @param {string} source @param {string} [fileName] */
        preProcess(source, fileName) {
          const text = extension === '.md' ? asMdx(source) : source;
          const tree = /** @type {TextNode} */ (preProcess(text, fileName));
          tree.children = tree.children?.flatMap((node) =>
            node.type === 'Yaml' ? shownFields(source, node) : [node],
          );
          return tree;
        },
      };
    }
  },
};
