import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Folders have `children`, even if they are empty. */
export const drive: TreeViewBaseItem[] = [
  {
    id: 'folder-plans',
    label: 'Plans',
    children: [
      { id: 'file-cellar', label: 'Cellar.pdf' },
      { id: 'file-ground', label: 'Ground floor.pdf' },
      { id: 'file-attic', label: 'Attic.pdf' },
    ],
  },
  {
    id: 'folder-letters',
    label: 'Letters',
    children: [{ id: 'file-permit', label: 'Permit.txt' }],
  },
  { id: 'file-todo', label: 'To do.txt' },
];

export function removeItem(items: TreeViewBaseItem[], id: string): TreeViewBaseItem[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: removeItem(item.children, id) } : item));
}

export function addFolder(
  items: TreeViewBaseItem[],
  parentId: string,
  id: string,
): TreeViewBaseItem[] {
  return items.map((item) => {
    if (!item.children) return item;
    const children = addFolder(item.children, parentId, id);
    if (item.id === parentId) children.push({ id, label: 'New folder', children: [] });
    return { ...item, children };
  });
}

/** The item to focus when an item is removed: the next one, the previous one, or the folder. */
export function neighborOf(items: TreeViewBaseItem[], id: string, parentId = ''): string {
  const index = items.findIndex((item) => item.id === id);
  if (index !== -1) return (items[index + 1] ?? items[index - 1])?.id ?? parentId;
  return items.map((item) => neighborOf(item.children ?? [], id, item.id)).find(Boolean) ?? '';
}
