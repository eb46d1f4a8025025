import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors that src/css/code.css gives to code in pages, by what the editor's parser finds. */
const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--code-c)', fontStyle: 'italic' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self],
    color: 'var(--code-k)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-s)' },
  { tag: tags.attributeValue, color: 'var(--code-s)' },
  { tag: [tags.number, tags.bool], color: 'var(--code-n)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--code-f)',
  },
  // A component's tag has the color of a class, that of an element the color of a tag.
  {
    tag: [tags.typeName, tags.className, tags.namespace, tags.tagName],
    color: 'var(--code-y)',
  },
  { tag: tags.standard(tags.tagName), color: 'var(--code-t)' },
  { tag: [tags.attributeName, tags.definition(tags.propertyName)], color: 'var(--code-a)' },
  { tag: [tags.punctuation, tags.operator], color: 'var(--code-p)' },
]);

/**
 * The text of the editor has the position and font of the code that it replaces, so nothing moves.
 */
const THEME = EditorView.theme({
  '&': {
    direction: 'ltr',
    textAlign: 'left',
    color: 'var(--color-text)',
    backgroundColor: 'transparent',
  },
  '&.cm-focused': { outline: '2px solid var(--color-brand)', outlineOffset: '-2px' },
  '.cm-scroller': { font: '0.875rem/1.6 var(--font-code)', overflowX: 'auto' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-problem': {
    backgroundColor: 'var(--color-danger-soft)',
    boxShadow: 'inset 3px 0 var(--color-danger)',
  },
  '.cm-problem-text': {
    marginLeft: '3ch',
    color: 'var(--color-danger)',
    fontStyle: 'italic',
    userSelect: 'none',
  },
  '@media (forced-colors: active)': {
    '.cm-problem': { borderLeft: '3px solid Mark' },
  },
  // Phones zoom into fields with smaller letters, and stay there.
  '@media (pointer: coarse)': {
    '.cm-scroller': { fontSize: '1rem' },
  },
});

/** Makes the editor look like the site's code, in both modes. */
export const CODE_COLORS = [syntaxHighlighting(HIGHLIGHT), THEME];
