import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { PLAN_NAMES, FREE_PLAN, type Plan } from '@site/model/plans';
import { DATE_LIBRARY_NAMES } from '@site/model/preferences';
import { useText } from '@site/src/i18n/useText';
import { dateLibraries } from './facts/date-libraries';
import { largerPlan, type FamilyFacts } from './facts/family-facts';
import type { FileKind, Project } from './read/project';
import styles from './MyProjectPage.module.css';
import '@site/src/settings/texts';

const FILE_NAMES: Readonly<Record<FileKind, string>> = {
  'package.json': 'package.json',
  npm: 'package-lock.json',
  yarn: 'yarn.lock',
  berry: 'yarn.lock',
  pnpm: 'pnpm-lock.yaml',
};

interface ProjectFactsProps {
  project: Project;
  families: readonly FamilyFacts[];
}

/** Names of the date libraries. */
function DateLibraries({ project }: { project: Project }): ReactNode {
  const text = useText();
  const libraries = dateLibraries(project);
  if (libraries.length === 0) return text('myProject.none');
  return libraries.map((id) => DATE_LIBRARY_NAMES[id]).join(', ');
}

/** What a file shows of the project as a whole. */
export function ProjectFacts({ project, families }: ProjectFactsProps): ReactNode {
  const text = useText();
  const { kind, format, manager, isMonorepo } = project;
  const plan = families
    .map((family) => family.plan)
    .reduce<Plan | undefined>(largerPlan, undefined);
  const file = FILE_NAMES[kind];
  return (
    <section aria-label={text('myProject.found')}>
      <Heading as="h2" id="project">
        {text('myProject.found')}
      </Heading>
      <dl className={styles.facts}>
        <div>
          <dt>{text('myProject.file')}</dt>
          <dd>
            {format ? text('myProject.format', { file, version: format }) : file}
            {isMonorepo && ` · ${text('myProject.monorepo')}`}
          </dd>
        </div>
        <div>
          <dt>{text('settings.packageManager')}</dt>
          <dd>{manager ?? text('myProject.notShown')}</dd>
        </div>
        <div>
          <dt>{text('myProject.plan')}</dt>
          <dd>{families.length > 0 ? PLAN_NAMES[plan ?? FREE_PLAN] : text('myProject.none')}</dd>
        </div>
        <div>
          <dt>{text('myProject.dateLibrary')}</dt>
          <dd>
            <DateLibraries project={project} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
