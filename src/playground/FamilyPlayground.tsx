import { useCallback, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import { fetchFile } from '@site/src/loading/fetch-file';
import { useLoaded } from '@site/src/loading/useLoaded';
import { loadPlayground } from './load-playground';
import { PlaygroundLinks } from './PlaygroundLinks';
import { PlaygroundPage } from './PlaygroundPage';
import './ui/texts';
import styles from './playground.module.css';

interface FamilyPlaygroundProps {
  /** Name of the component. */
  component: string;
  /** Address of its page in the reference. */
  api: string;
}

interface Loaded {
  page: ApiComponentPage;
  Playground: ComponentType<{ page: ApiComponentPage }>;
}

/** Checks the part of the data that tells what it is: the build of this site wrote the rest too. */
function asComponentPage(data: unknown): ApiComponentPage {
  const { kind, props } = (data ?? {}) as Partial<Record<keyof ApiComponentPage, unknown>>;
  if (kind !== 'component' || !Array.isArray(props)) throw new Error('This is not a component');
  return data as ApiComponentPage;
}

/** Loads the reference of a component and its playground. */
async function load(api: string): Promise<Loaded> {
  const [page, Playground] = await Promise.all([
    fetchFile(api.replace(/\/$/, '.json'), async (answer) => asComponentPage(await answer.json())),
    loadPlayground(),
  ]);
  return { page, Playground };
}

/** A page with the playground of a family's main component. The address has what was chosen. */
export function FamilyPlayground({ component: name, api }: FamilyPlaygroundProps): ReactNode {
  const text = useText();
  const loaded = useLoaded(useCallback(() => load(api), [api]));
  return (
    <PlaygroundPage title={text('playground.titleOf', { name })}>
      <div className={styles.page}>
        <PlaygroundLinks />
        <h1>{text('playground.titleOf', { name })}</h1>
        <p>
          {text('playground.lead', { name })}{' '}
          <Link to={api}>{text('playground.api', { name })}</Link>
        </p>
        {loaded ? (
          <loaded.Playground page={loaded.page} />
        ) : (
          <p role="status">{text('playground.loading')}</p>
        )}
      </div>
    </PlaygroundPage>
  );
}
