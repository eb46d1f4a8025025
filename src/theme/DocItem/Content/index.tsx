// Replaced: the title always comes from the metadata. Next to it are the badges of the page,
// which API pages outside of the navigation have in their front matter, and buttons to copy the
// page. On phones the table of contents comes after the title.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type { Props } from '@theme/DocItem/Content';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';
import { usePageBadges } from '@site/src/page/badges/usePageBadges';
import { TranslatedTitle } from '@site/src/page/TranslatedTitle';
import { PageActions } from '@site/src/page/actions/PageActions';
import { useContentLanguage } from '@site/src/i18n/useContentLanguage';
import styles from './styles.module.css';

/** On phones; as the stock layout decides. */
function TableOfContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return frontMatter.hide_table_of_contents || toc.length === 0 ? null : <TOCMobile />;
}

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { plan = parseBadges({ ...frontMatter }).plan, ...badges } = usePageBadges();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} lang={useContentLanguage()}>
      <header className={styles.header}>
        {process.env.DOCS_SECTION ? (
          <TranslatedTitle />
        ) : (
          <Heading as="h1">{metadata.title}</Heading>
        )}
        <Badges plan={plan} {...badges} />
        {/* While developing there is no Markdown. */}
        {process.env.NODE_ENV === 'production' && (
          <PageActions key={metadata.permalink} permalink={metadata.permalink} />
        )}
      </header>
      <TableOfContents />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
