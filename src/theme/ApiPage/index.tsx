// Ours: the page of a component or an interface in the API reference. The MDX that plugins/api-reference
// writes imports it, so only these pages load it.
import { useMemo, type ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import type { Props } from '@theme/ApiPage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiInterfacePage, ApiPage as ApiPageData } from '@site/model/api-reference';
import { hasAnatomy } from '@site/src/anatomy/has-anatomy';
import { ReferenceAnatomy } from '@site/src/anatomy/ReferenceAnatomy';
import { PlaygroundButton } from '@site/src/playground/PlaygroundButton';
import { useText } from '@site/src/i18n/useText';
import { ApiFacts } from '@site/src/api-reference/ApiFacts';
import { ApiUsages } from '@site/src/api-reference/ApiUsages';
import { ComponentSections } from '@site/src/api-reference/ComponentSections';
import { ApiSection } from '@site/src/api-reference/ApiSection';
import { checkedLinks } from '@site/src/api-reference/checked-links';
import { localAddresses, packageText } from '@site/src/api-reference/local-links';
import { RemovedMembers } from '@site/src/api-reference/RemovedMembers';
import { memberItems } from '@site/src/api-reference/section-items';
import { useCheckedLinks } from '@site/src/api-reference/useCheckedLinks';
import { useInternalLinks } from '@site/src/api-reference/useInternalLinks';
import { CardNames } from '@site/src/api-reference/card-names';
import { useTypeNames } from '@site/src/type-cards/useTypeNames';
import { useOpenInPrint } from '@site/src/api-reference/useOpenInPrint';
import '@site/src/api-reference/texts';
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
        items: memberItems(list, page.history),
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
    <ApiSection
      name="props"
      owner={page.name}
      title={members}
      columns={columns}
      groups={groups}
      links={links}
    />
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

/** Shows the data that plugins/api-reference wrote of a component or an interface. */
export default function ApiPage({ page, usages }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const links = useMemo(() => localAddresses(page.links, baseUrl), [page, baseUrl]);
  const box = useOpenInPrint<HTMLDivElement>();
  const onClick = useInternalLinks();
  const checked = useMemo(() => checkedLinks(page, baseUrl), [page, baseUrl]);
  useCheckedLinks(checked.anchors, checked.links);
  const { cardNames, names, wake } = useTypeNames();
  return (
    // The links inside handle the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={styles.page}
      onClick={onClick}
      onPointerOver={wake}
      onFocus={wake}
      data-api-page={page.kind}
    >
      <Notes page={page} />
      <ApiFacts page={page} links={links} />
      {page.kind === 'component' && hasAnatomy(page) && <ReferenceAnatomy page={page} />}
      {page.kind === 'component' && <PlaygroundButton page={page} />}
      {page.kind === 'interface' && page.definition && (
        <pre className={styles.definition}>
          <code>{page.definition}</code>
        </pre>
      )}
      <CardNames.Provider value={cardNames}>
        {page.kind === 'interface' ? (
          <InterfaceSections page={page} links={links} />
        ) : (
          <ComponentSections page={page} links={links} />
        )}
      </CardNames.Provider>
      {page.removed && (
        <RemovedMembers removed={page.removed} owner={page.name} anchor="removed" links={links} />
      )}
      <ApiUsages usages={usages} />
      {names}
    </div>
  );
}
