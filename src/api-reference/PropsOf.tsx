import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiMember } from '@site/model/api-reference';
import { Badges } from '@site/src/page/badges/Badges';
import { ScrollTable } from '@site/src/page/mdx/ScrollTable';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { localAddresses, packageText } from './local-links';
import { TypeCode } from './TypeCode';
import { useInternalLinks } from './useInternalLinks';
import styles from './ReferenceTable.module.css';

interface PropsOfProps {
  members: ApiMember[];
  /** Documented names that appear in the types, with the addresses of their pages. */
  links: Record<string, string>;
  /** Address of the page that has all of them. */
  to: string;
}

/** Short table of the props that a page explains, from the data of the API reference. */
export function PropsOf({ members, links, to }: PropsOfProps): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const onClick = useInternalLinks();
  const local = localAddresses(links, baseUrl);
  return (
    // The links inside handle the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.reference} onClick={onClick}>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">{text('api.name')}</th>
            <th scope="col">{text('api.type')}</th>
            <th scope="col">{text('api.default')}</th>
            <th scope="col">{text('api.description')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.name}>
              <td>
                <Link to={`${to}#${member.anchor}`}>
                  <code>{member.name}</code>
                </Link>
                <Badges plan={member.plan} />
              </td>
              <td>
                <TypeCode type={member.type} links={local} />
              </td>
              <td>{member.default !== undefined && <code>{member.default}</code>}</td>
              <td {...packageText(member.description, baseUrl)} />
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
