import type { ReactNode } from 'react';

export interface MigrationStepProps {
  /** The step's own name inside its guide, under which a tick is kept. */
  id: string;
  /** Components that it concerns, with spaces between; all where it is left out. */
  only?: string;
  children: ReactNode;
}

/** A step of a guide. The checklist around it reads the props and draws it. */
export function MigrationStep({ children }: MigrationStepProps): ReactNode {
  return children;
}
