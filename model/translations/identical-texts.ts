import type { Nodes, Root } from 'mdast';

/** Shorter texts are often names, which are the same in all languages. */
const FEWEST_WORDS = 5;

const WORD = /\p{Script=Latin}{2,}/gu;

/** The words of a node without code, whose text is the same in all languages. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : ' ';
}

async function textsOf(root: Root): Promise<string[]> {
  const { visit } = await import('unist-util-visit');
  const texts: string[] = [];
  visit(root as Nodes, (node: Nodes) => {
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return;
    const text = wordsOf(node).replace(/\s+/g, ' ').trim();
    if ((text.match(WORD) ?? []).length >= FEWEST_WORDS) texts.push(text);
  });
  return texts;
}

/** Paragraphs, headings and cells of more than a few words that a translation has in English. */
export async function identicalTexts(english: Root, translation: Root): Promise<string[]> {
  const originals = new Set(await textsOf(english));
  return (await textsOf(translation)).filter((text) => originals.has(text));
}
