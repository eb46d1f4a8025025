import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatNumber } from '@site/src/i18n/format-number';
import { ScrollTable } from '@site/src/page/mdx/ScrollTable';
import styles from './QualityPage.module.css';

/** Numbers are written in the form of the language, at the end of their cell. */
type Cell = string | number;

interface FactsTableProps {
  /** Language of the cells, if it is another one than that of the page. */
  lang?: string;
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [name: ReactNode, ...cells: Cell[]])[];
}

/** A table of measured values. */
export function FactsTable({ lang, caption, columns, rows }: FactsTableProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <ScrollTable>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang={lang}>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} className={typeof cell === 'number' ? styles.number : undefined}>
                {typeof cell === 'number' ? formatNumber(cell, currentLocale) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
