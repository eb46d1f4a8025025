import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';
import { Icon } from '@site/src/ui/Icon/icons';
import { HomeExample } from './HomeExample';
import styles from './home.module.css';

interface FamilyCardProps {
  title: string;
  description: string;
  /** Address of the family's overview. */
  to: string;
  linkText: string;
  /** Name of the pictures of the example. */
  picture: string;
  load: LoadDemo;
}

/** One family of components: what it is for, a live example, and the way to its pages. */
export function FamilyCard(props: FamilyCardProps): ReactNode {
  const { title, description, to, linkText, picture, load } = props;
  return (
    <article className={styles.card}>
      <Heading as="h2">
        <Link to={to}>{title}</Link>
      </Heading>
      <p>{description}</p>
      <HomeExample picture={picture} name={title} load={load} />
      <Link to={to} className={styles.cardLink}>
        {linkText} <Icon name="arrow" size={16} />
      </Link>
    </article>
  );
}
