import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findFamily } from '@site/model/families';
import type { FamilyShare } from '@site/model/translations/report';
import { formatNumber } from '@site/src/i18n/format-number';
import { ScrollTable } from '@site/src/page/mdx/ScrollTable';
import { useText } from '@site/src/i18n/useText';
import styles from './TranslationsPage.module.css';

type Count = Exclude<keyof FamilyShare, 'family'>;

const COLUMNS = [
  ...['pages', 'translated', 'upToDate', 'outdated', 'notRecorded', 'missing'],
  'withEnglish',
] as readonly Count[];

/** Columns that also have their share of all pages. */
const WITH_SHARE: readonly Count[] = ['translated', 'upToDate'];

/** Whole percents; 100 only if nothing is left. */
function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : Math.floor((count / of) * 100);
}

/** How much of each family is translated. */
export function SharesTable({ shares }: { shares: readonly FamilyShare[] }): ReactNode {
  const text = useText();
  const { currentLocale } = useDocusaurusContext().i18n;
  const nameOf = (id: string) => {
    const family = findFamily(id);
    return family ? text(`family.${family.sidebar}`) : text('translations.all');
  };
  return (
    <ScrollTable className={styles.shares}>
      <caption className="visually-hidden">{text('translations.shares')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('translations.family')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {text(`translations.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.family}>
            <th scope="row">{nameOf(share.family)}</th>
            {COLUMNS.map((column) => {
              const count = share[column];
              const percent = percentOf(count, share.pages);
              return (
                <td key={column}>
                  {WITH_SHARE.includes(column)
                    ? text('translations.count', { count, percent })
                    : formatNumber(count, currentLocale)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
