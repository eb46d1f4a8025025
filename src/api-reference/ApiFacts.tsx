import type { ReactNode } from 'react';
import type { ApiPage } from '@site/model/api-reference';
import { eventAttributes } from '@site/src/analytics/events';
import CopyButton from '@site/src/theme/CodeBlock/Buttons/CopyButton';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { TypeCode } from './TypeCode';
import styles from './ApiFacts.module.css';

/** Joy UI has a function of its own, and a theme of another form. */
const CREATE_THEME = process.env.DOCS_SECTION === 'joy-ui' ? 'extendTheme' : 'createTheme';

/** Import statements, each of which works; copying takes the first. */
function Imports({ imports }: { imports: readonly string[] }): ReactNode {
  const text = useText();
  const { copied, copy } = useCopy(() => imports[0] ?? '');
  return (
    <div className={styles.imports}>
      <pre>
        <code>{imports.join(`\n// ${text('api.or')}\n`)}</code>
      </pre>
      <CopyButton copied={copied} onCopy={copy} {...eventAttributes('api', 'copy', imports[0])} />
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ApiFactsProps {
  page: ApiPage;
  links: Record<string, string>;
}

/** Imports of the export, and the package version that this page was generated from. */
export function ApiFacts({ page, links }: ApiFactsProps): ReactNode {
  const text = useText();
  const { themeName, ref } = page.kind === 'component' ? page : {};
  return (
    <>
      <Imports imports={page.imports} />
      <dl className={styles.facts}>
        <Fact title={text('api.madeFrom')}>
          <code>{`${page.package.name} ${page.package.version}`}</code>
        </Fact>
        {page.history?.since && (
          <Fact title={text('history.sinceVersion')}>
            <bdi>{page.history.since}</bdi>
          </Fact>
        )}
        {page.history?.deprecatedSince && (
          <Fact title={text('history.deprecatedSinceVersion')}>
            <bdi>{page.history.deprecatedSince}</bdi>
          </Fact>
        )}
        {themeName && (
          <Fact title={text('api.themeName')}>
            <code>{themeName}</code>
          </Fact>
        )}
        {themeName && (
          <Fact title={text('api.themeDefaults')}>
            <code>{`${CREATE_THEME}({ components: { ${themeName}: { defaultProps: { … } } } })`}</code>
          </Fact>
        )}
        {ref && (
          <Fact title={text('api.ref')}>
            <TypeCode type={ref} links={links} />
          </Fact>
        )}
      </dl>
    </>
  );
}
