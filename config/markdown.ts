import type { MarkdownConfig } from '@docusaurus/types';
import { parseFrontMatter } from '../plugins/mdx/front-matter/parse-front-matter';

export const markdown = {
  format: 'mdx',
  parseFrontMatter,
  emoji: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} satisfies Partial<Omit<MarkdownConfig, 'hooks'>> & { hooks: Partial<MarkdownConfig['hooks']> };
