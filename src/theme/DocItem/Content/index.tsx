// Replaced: the title always comes from the metadata. Next to it are the badges of the page,
// which API pages outside of the navigation have in their front matter, and buttons to copy the
// page.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';
import { usePageBadges } from '@site/src/page/badges/usePageBadges';
import { TranslatedTitle } from '@site/src/page/TranslatedTitle';
import { PageActions } from '@site/src/page/actions/PageActions';
import { useContentLanguage } from '@site/src/i18n/useContentLanguage';
import styles from './styles.module.css';

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
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
