import { kebabCase } from '../kebab-case';
import type { MemberKind } from './member-list';

/** The id of a member's place in the page of its export, or in a table of the Data Grid. */
export function anchorOf(exportName: string, kind: MemberKind, name: string): string {
  if (kind === 'event' || kind === 'selector') return `${kind}-${name}`;
  const part = kind === 'slot' || kind === 'class' ? kind : 'prop';
  return `${kebabCase(exportName)}-${part}-${name}`;
}
