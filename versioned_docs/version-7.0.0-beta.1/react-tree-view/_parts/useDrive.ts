import * as React from 'react';
import { addFolder, drive, neighborOf, removeItem } from '../_data/drive';

/**
 * The items of the drive, and their versions before each change.
 * @param treeId the `id` of the tree, the prefix of the ids of its elements
 */
export function useDrive(treeId: string) {
  const [versions, setVersions] = React.useState([drive]);
  const [changes, setChanges] = React.useState(0);
  const focusNext = React.useRef('');
  const items = versions.at(-1) ?? drive;

  React.useEffect(() => {
    document.getElementById(`${treeId}-${focusNext.current}`)?.focus();
  }, [treeId, changes]);

  function change(next: typeof versions, focusId: string) {
    focusNext.current = focusId;
    setVersions(next);
    setChanges(changes + 1);
  }
  return {
    items,
    /** The number of changes: a `key` for the tree. */
    changes,
    remove(id: string) {
      change([...versions, removeItem(items, id)], neighborOf(items, id));
    },
    add(parentId: string) {
      const id = `folder-${changes}`;
      change([...versions, addFolder(items, parentId, id)], id);
    },
    undo() {
      if (versions.length > 1) change(versions.slice(0, -1), '');
    },
  };
}
