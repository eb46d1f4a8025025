import { addressOf } from '../src/data/addresses';
import type { ListedSection, TextIndex } from '../src/data/types';
import { markdownBlocks } from '../src/text/markdown-blocks';
import { textWords } from '../src/text/words';
import type { SiteFile } from './site-files';

interface Section extends Omit<ListedSection, 'length'> {
  text: string[];
}

/** Links lead away, and code is found by the names in it. */
function proseOf(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']');
}

function sectionsOf({ name, text }: SiteFile): Section[] {
  const address = addressOf(name);
  const page = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const sections: Section[] = [{ address, page, heading: '', text: [] }];
  for (const block of markdownBlocks(text)) {
    if (block.kind === 'heading' && (block.depth ?? 1) > 1) {
      const heading = block.text.replace(/^#+ /, '');
      sections.push({ address: `${address}#${block.id}`, page, heading, text: [] });
    } else if (block.kind !== 'code') {
      sections.at(-1)?.text.push(proseOf(block.text));
    }
  }
  return sections;
}

/** The words of all pages with prose, for the search in texts. The reference is found by names. */
export function textIndex(files: readonly SiteFile[]): TextIndex {
  const pages = files.filter(({ name }) => name.endsWith('.md') && !name.includes('/api/'));
  const sections: ListedSection[] = [];
  const words = new Map<string, Map<number, number>>();
  for (const { text, ...section } of pages.flatMap(sectionsOf)) {
    const found = textWords(`${section.page} ${section.heading} ${text.join(' ')}`);
    for (const word of found) {
      const places = words.get(word) ?? new Map<number, number>();
      places.set(sections.length, (places.get(sections.length) ?? 0) + 1);
      words.set(word, places);
    }
    sections.push({ ...section, length: found.length });
  }
  const listed = [...words].map(([word, places]) => [word, [...places].flat()] as const);
  return { sections, words: Object.fromEntries(listed) };
}
