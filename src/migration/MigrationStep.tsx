import type { ReactNode } from 'react';

export interface MigrationStepProps {
  /** Id of the step in its guide, which is stored when the step is completed. */
  id: string;
  /** Components that it concerns, with spaces between; all where it is left out. */
  only?: string;
  children: ReactNode;
}

/** A step of a guide. The checklist around it reads the props and draws it. */
export function MigrationStep({ children }: MigrationStepProps): ReactNode {
  return children;
}
