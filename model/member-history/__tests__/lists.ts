import type { ExportMembers, MemberFacts, MemberList } from '../member-list';

/** A list with one component of the Data Grid that has some props. */
export function listOf(
  props: Record<string, MemberFacts>,
  more: Partial<ExportMembers['members']> = {},
): MemberList {
  return { 'data-grid': { DataGrid: { kind: 'component', members: { prop: props, ...more } } } };
}
