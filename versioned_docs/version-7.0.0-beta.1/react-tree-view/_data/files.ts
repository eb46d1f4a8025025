export interface FileEntry {
  id: string;
  name: string;
  kind: 'folder' | 'image' | 'table' | 'text';
  /** Kilobytes. For folders, the sum of their contents. */
  size: number;
  /** Such as `2024-03-18`. */
  changed: string;
  children?: FileEntry[];
}

export type FileOrder = 'name' | 'size' | 'changed';

type Entry = [name: string, kind: FileEntry['kind'], size: number, changed: string];

function folder(id: string, name: string, changed: string, entries: Entry[]): FileEntry {
  const children = entries.map<FileEntry>(([entry, kind, kilobytes, day], index) => ({
    id: `${id}-${index}`,
    name: entry,
    kind,
    size: kilobytes,
    changed: day,
  }));
  const size = children.reduce((sum, child) => sum + child.size, 0);
  return { id, name, kind: 'folder', size, changed, children };
}

/** The files of a small project. */
export const files: FileEntry[] = [
  folder('photos', 'Photos', '2024-04-02', [
    ['Front door.jpg', 'image', 2480, '2024-03-18'],
    ['Yard in snow.jpg', 'image', 3115, '2024-01-09'],
    ['Roof.jpg', 'image', 1890, '2024-04-02'],
  ]),
  folder('costs', 'Costs', '2024-05-06', [
    ['Offers.csv', 'table', 48, '2024-05-06'],
    ['Budget.csv', 'table', 112, '2024-02-27'],
  ]),
  { id: 'notes', name: 'Notes.txt', kind: 'text', size: 6, changed: '2024-05-07' },
  { id: 'letter', name: 'Letter to the city.txt', kind: 'text', size: 9, changed: '2024-03-30' },
];

/** Sorts the files in every folder by name, or with the largest or the newest first. */
export function sortFiles(list: FileEntry[], order: FileOrder): FileEntry[] {
  const compare = (a: FileEntry, b: FileEntry) => {
    if (order === 'size') return b.size - a.size;
    return order === 'changed'
      ? b.changed.localeCompare(a.changed)
      : a.name.localeCompare(b.name, 'en');
  };
  return [...list]
    .sort(compare)
    .map((file) => (file.children ? { ...file, children: sortFiles(file.children, order) } : file));
}

/** The path to the file with that id, starting with its folders. */
export function pathOf(list: FileEntry[], id: string): FileEntry[] {
  for (const file of list) {
    if (file.id === id) return [file];
    const rest = pathOf(file.children ?? [], id);
    if (rest.length > 0) return [file, ...rest];
  }
  return [];
}
