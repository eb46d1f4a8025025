import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { LiveExample } from '@site/src/demo/LiveExample';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';
import { Icon } from '@site/src/ui/Icon/icons';
import styles from './home.module.css';

interface FamilyCardProps {
  title: string;
  description: string;
  /** Address of the family's overview. */
  to: string;
  linkText: string;
  load: LoadDemo;
}

/** One family of components: what it is for, a live example, and the way to its pages. */
export function FamilyCard({ title, description, to, linkText, load }: FamilyCardProps): ReactNode {
  return (
    <article className={styles.card}>
      <Heading as="h2">
        <Link to={to}>{title}</Link>
      </Heading>
      <p>{description}</p>
      <div className={styles.example}>
        <LiveExample load={load} height={320} />
      </div>
      <Link to={to} className={styles.cardLink}>
        {linkText} <Icon name="arrow" size={16} />
      </Link>
    </article>
  );
}
