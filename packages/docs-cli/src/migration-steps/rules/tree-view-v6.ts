import {
  anyOf,
  dependency,
  imported,
  once,
  queriedRole,
  type StepRule,
  text,
  objectKey,
} from '../rule';

const PACKAGE = /^@mui\/x-tree-view$/;
const PACKAGE_OR_FOLDER = /^@mui\/x-tree-view(?:\/|$)/;

/** What declarations do not show of the changes of the Tree View from version 6 to version 7. */
export const TREE_VIEW_V6: readonly StepRule[] = [
  { section: 'packages', kind: 'change', find: dependency(PACKAGE) },
  {
    section: 'simple-tree-view',
    kind: 'change',
    find: imported(PACKAGE_OR_FOLDER, /^(?:TreeView|TreeViewProps|treeViewClasses)$/),
  },
  { section: 'focus', kind: 'review', find: queriedRole(/^tree$/) },
  {
    section: 'styles',
    kind: 'change',
    find: anyOf(text(/\bMuiTreeView-/), objectKey('tree-view', /^MuiTreeView$/)),
  },
  { section: 'codemod', kind: 'change', find: once(dependency(PACKAGE)) },
];
