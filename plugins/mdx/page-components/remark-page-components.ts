import type { Root } from 'mdast';
import { isElement, isInlineElement, prependStatement, walk } from '../syntax-tree/mdx-nodes';

/** Components that few pages use, by the module that has them, without its folder. */
const MODULES: Record<string, string> = {
  AnatomyOf: 'anatomy/AnatomyOf',
  DateLibraries: 'page/mdx/DateLibraries',
  DateLibrary: 'page/mdx/DateLibraries',
  MigrationChange: 'migration/MigrationChange',
  MigrationChecklist: 'migration/MigrationChecklist',
  MigrationStep: 'migration/MigrationStep',
  MissingSection: 'translation-notes/MissingSection',
  NewsCards: 'news/NewsCards',
  NewsPicture: 'news/NewsPicture',
  OutdatedSection: 'translation-notes/OutdatedSection',
  TranslatedBy: 'translation-notes/TranslatedBy',
  UntranslatedPage: 'translation-notes/UntranslatedPage',
};

function isUsed(root: Root, name: string): boolean {
  return walk(root).some(({ node }) => isElement(node, name) || isInlineElement(node, name));
}

/**
 * Imports what an author may write without importing it. As one of MDX's own components each page
 * would load it, whether it uses it or not.
 */
export function remarkPageComponents() {
  return async (root: Root): Promise<void> => {
    for (const [name, module] of Object.entries(MODULES)) {
      if (!isUsed(root, name)) continue;
      await prependStatement(root, `import { ${name} } from '@site/src/${module}';`);
    }
  };
}
