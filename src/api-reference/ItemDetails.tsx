import type { ReactNode } from 'react';
import type { ApiSignature } from '@site/model/api-reference';
import { HistoryNotes } from './HistoryNotes';
import { packageText } from './local-links';
import type { ItemLabels } from './item-labels';
import type { SectionItem } from './section-items';
import { TypeCode } from './TypeCode';
import styles from './ItemDetails.module.css';

interface Shared {
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
  labels: ItemLabels;
  baseUrl: string;
}

/** Parameters and result of a callback or method. */
function Signature({
  signature: { parameters, returns },
  links,
  labels,
  baseUrl,
}: Shared & { signature: ApiSignature }): ReactNode {
  const returnsNothing = returns.type === 'void' && returns.description === '';
  if (parameters.length === 0 && returnsNothing) return null;
  const said = (html: string) => html && <span {...packageText(html, baseUrl)} />;
  return (
    <dl className={styles.signature}>
      {parameters.map(({ name, type, optional, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {optional && ` ${labels.optional}`}
          </dt>
          <dd>
            <TypeCode type={type} links={links} /> {said(description)}
          </dd>
        </div>
      ))}
      {!returnsNothing && (
        <div>
          <dt>{labels.returns}</dt>
          <dd>
            <TypeCode type={returns.type} links={links} /> {said(returns.description)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Details below the line of an item: description, signature, and the complete type. */
export function ItemDetails({ item, ...shared }: Shared & { item: SectionItem }): ReactNode {
  const { description, deprecated, signature, slotProps, expandedType, history } = item;
  const { links, labels, baseUrl } = shared;
  return (
    <>
      {deprecated && <div className={styles.deprecated} {...packageText(deprecated, baseUrl)} />}
      {description && <div className={styles.description} {...packageText(description, baseUrl)} />}
      {signature && <Signature signature={signature} {...shared} />}
      {slotProps && (
        <p className={styles.slotProps}>
          {labels.slotProps} <TypeCode type={slotProps.type} links={links} />
          {slotProps.acceptsFunction && ` ${labels.orFunction}`}
        </p>
      )}
      {expandedType && (
        <details className={styles.shape}>
          <summary>{labels.wholeType}</summary>
          <pre>
            <TypeCode type={expandedType} links={links} />
          </pre>
        </details>
      )}
      {history && <HistoryNotes history={history} links={links} />}
    </>
  );
}
