import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { createTitles } from '../model/titles/create-titles';
import { frontMatterParser } from '../plugins/mdx/front-matter/parse-front-matter';
import { titlesOf } from '../plugins/site-pages/frozen-data';
import { UNIT } from './unit';

const siteDir = path.resolve(__dirname, '..');
const titles = titlesOf(siteDir, UNIT.docsVersion);

export const markdown = {
  format: 'mdx',
  parseFrontMatter: frontMatterParser({
    siteDir,
    titleOf: titles && createTitles(titles, UNIT.language),
  }),
  emoji: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} satisfies Partial<Omit<MarkdownConfig, 'hooks'>> & { hooks: Partial<MarkdownConfig['hooks']> };
