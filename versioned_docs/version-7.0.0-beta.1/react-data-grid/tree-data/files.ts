export interface FileEntry {
  /** Full path with slashes; unique, so it is the id. */
  id: string;
  kind: 'folder' | 'image' | 'text';
  /** In kilobytes; folders do not have a size. */
  size: number | null;
  changedOn: Date;
}

const CHANGED = [
  ['Brand', 'folder', null, 3],
  ['Brand/logo.svg', 'image', 12, 3],
  ['Brand/letterhead.docx', 'text', 84, 1],
  ['Catalogue', 'folder', null, 9],
  ['Catalogue/Photos', 'folder', null, 9],
  ['Catalogue/Photos/desk-lamp.jpg', 'image', 2140, 6],
  ['Catalogue/Photos/tea-tin.jpg', 'image', 1890, 9],
  ['Catalogue/Photos/wool-blanket.jpg', 'image', 2465, 8],
  ['Catalogue/prices.csv', 'text', 31, 7],
  ['Catalogue/spring.pdf', 'text', 5210, 9],
  ['Contracts', 'folder', null, 5],
  ['Contracts/2023', 'folder', null, 2],
  ['Contracts/2023/harbour-bakery.pdf', 'text', 240, 2],
  ['Contracts/2024', 'folder', null, 5],
  ['Contracts/2024/atelier-nord.pdf', 'text', 312, 5],
  ['Contracts/2024/molen-papier.pdf', 'text', 287, 4],
  ['readme.txt', 'text', 2, 0],
] as const;

/** Files and folders of a small wholesaler. */
export const files: FileEntry[] = CHANGED.map(([id, kind, size, week]) => ({
  id,
  kind,
  size,
  changedOn: new Date(2024, 2, 4 + week * 7),
}));
