import { useMemo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { DocsVersion } from '@site/model/docs-version';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { familyFacts } from './facts/family-facts';
import { peerConflicts, type DocumentedPeers } from './facts/peer-conflicts';
import { mainDocs, siteSettings } from './facts/site-settings';
import { FamilyList } from './FamilyList';
import { PeerConflicts } from './PeerConflicts';
import { ProjectFacts } from './ProjectFacts';
import { ProjectInput } from './ProjectInput';
import { ReadErrorNotice } from './ReadErrorNotice';
import { SettingsOffer } from './SettingsOffer';
import { UpgradeList } from './UpgradeList';
import type { Project } from './read/project';
import { useProjectFile } from './useProjectFile';
import styles from './MyProjectPage.module.css';

interface MyProjectPageProps {
  /** The newest first. */
  versions: readonly DocsVersion[];
  peers: DocumentedPeers;
}

/** All that is found out about a project. */
function Report({
  project,
  versions,
  peers,
}: MyProjectPageProps & { project: Project }): ReactNode {
  const families = useMemo(() => familyFacts(project, versions), [project, versions]);
  const conflicts = useMemo(
    () => peerConflicts(project, families, peers),
    [project, families, peers],
  );
  return (
    <>
      <ProjectFacts project={project} families={families} />
      <FamilyList families={families} />
      {families.length > 0 && <PeerConflicts conflicts={conflicts} />}
      <SettingsOffer
        settings={siteSettings(project, families)}
        versionLabel={mainDocs(families)?.docs.label ?? ''}
      />
      {families.length > 0 && <UpgradeList families={families} versions={versions} />}
    </>
  );
}

/** Reads a package.json or a lockfile in the browser, and shows what of the site matches it. */
export function MyProjectPage({ versions, peers }: MyProjectPageProps): ReactNode {
  const text = useText();
  const file = useProjectFile();
  const { result } = file;
  const project = result && 'project' in result ? result.project : undefined;
  return (
    <Layout title={text('myProject.title')} description={text('myProject.lead')}>
      <main className={`container ${styles.page}`} data-pagefind-ignore="all">
        <Heading as="h1">{text('myProject.title')}</Heading>
        <p>{text('myProject.lead')}</p>
        <p>{text('myProject.private')}</p>
        <noscript>
          <p className={styles.notice}>{text('myProject.needsScript')}</p>
        </noscript>
        <ProjectInput file={file} />
        <p role="status" className="visually-hidden">
          {project && text('myProject.read')}
        </p>
        {result && 'error' in result && <ReadErrorNotice error={result.error} />}
        {project && <Report project={project} versions={versions} peers={peers} />}
      </main>
    </Layout>
  );
}
