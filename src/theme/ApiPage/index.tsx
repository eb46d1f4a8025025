import { useMemo, type ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiInterfacePage, ApiPage as ApiPageData, ApiUsage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import { ApiFacts } from '../../api-reference/ApiFacts';
import { ComponentSections } from '../../api-reference/ComponentSections';
import { ApiSection } from '../../api-reference/ApiSection';
import { checkedLinks } from '../../api-reference/checked-links';
import { localAddresses, packageText } from '../../api-reference/local-links';
import { memberItems } from '../../api-reference/section-items';
import { useCheckedLinks } from '../../api-reference/useCheckedLinks';
import { useInternalLinks } from '../../api-reference/useInternalLinks';
import { useOpenInPrint } from '../../api-reference/useOpenInPrint';
import styles from './styles.module.css';

interface PartProps<Page extends ApiPageData> {
  page: Page;
  links: Record<string, string>;
}

function InterfaceSections({ page, links }: PartProps<ApiInterfacePage>): ReactNode {
  const text = useText();
  const members = text('api.members');
  const groups = useMemo(
    () =>
      page.groups.map(({ anchor, title, members: list }) => ({
        anchor,
        title: title || members,
        items: memberItems(list),
      })),
    [page, members],
  );
  const columns = [
    text('api.name'),
    text('api.type'),
    text('api.default'),
    text('api.description'),
  ];
  if (groups.every(({ items }) => items.length === 0)) return null;
  return (
    <ApiSection name="props" title={members} columns={columns} groups={groups} links={links} />
  );
}

function Notes({ page }: { page: ApiPageData }): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  return (
    <>
      {page.deprecated !== undefined && (
        <Admonition type="warning" title={text('api.deprecated')}>
          <div {...packageText(page.deprecated, baseUrl)} />
        </Admonition>
      )}
      {page.unstable && (
        <Admonition type="warning" title={text('api.unstable')}>
          <p>{text('api.unstableNote', { name: `Unstable_${page.name}` })}</p>
        </Admonition>
      )}
      {page.description && (
        <div className={styles.description} {...packageText(page.description, baseUrl)} />
      )}
    </>
  );
}

/** The page of a component or an interface, from the data that plugins/api-reference wrote. */
export function ApiPage({ page, usages }: { page: ApiPageData; usages: ApiUsage[] }): ReactNode {
  const baseUrl = useBaseUrl('/');
  const links = useMemo(() => localAddresses(page.links, baseUrl), [page, baseUrl]);
  const box = useOpenInPrint<HTMLDivElement>();
  const onClick = useInternalLinks();
  const checked = useMemo(() => checkedLinks(page, baseUrl), [page, baseUrl]);
  useCheckedLinks(checked.anchors, checked.links);
  return (
    // The links inside are what is reached by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.page} onClick={onClick} data-api-page={page.kind}>
      <Notes page={page} />
      <ApiFacts page={page} usages={usages} links={links} />
      {page.kind === 'interface' && page.definition && (
        <pre className={styles.definition}>
          <code>{page.definition}</code>
        </pre>
      )}
      {page.kind === 'interface' ? (
        <InterfaceSections page={page} links={links} />
      ) : (
        <ComponentSections page={page} links={links} />
      )}
    </div>
  );
}
