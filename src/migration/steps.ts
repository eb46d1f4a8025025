import { Children, isValidElement, type ReactNode } from 'react';
import type { MigrationStepProps } from './MigrationStep';

/** A line of the checklist of a guide. */
export interface Step {
  id: string;
  /** Components that it concerns; empty where it concerns all. */
  only: readonly string[];
  content: ReactNode;
}

/** Names that an author has written into one attribute. */
export function namesIn(text: string | undefined): readonly string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}

/**
 * Returns whether a step for the components `only` concerns a reader who chose some components. An
 * empty list means all of them.
 */
export function concerns(only: readonly string[], chosen: readonly string[]): boolean {
  return only.length === 0 || chosen.length === 0 || only.some((name) => chosen.includes(name));
}

/** The steps among the children of a checklist; between them MDX leaves line breaks. */
export function stepsIn(children: ReactNode): Step[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<MigrationStepProps>>(child)) return [];
    const { id, only, children: content } = child.props;
    return id === undefined ? [] : [{ id, only: namesIn(only), content }];
  });
}
