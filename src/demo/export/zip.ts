import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ExportedProject, ProjectFiles } from './project';

/**
 * The same for all files, so the same demo gives the same bytes: archives hold local time
 * without a zone, and this is how it is made wherever the reader is.
 */
const FILE_TIME = new Date(2024, 0, 1);

/** An archive with one folder, which holds the files. */
export function zipProject(folder: string, files: ProjectFiles): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [path, text] of Object.entries(files)) entries[`${folder}/${path}`] = strToU8(text);
  return new Uint8Array(zipSync(entries, { mtime: FILE_TIME }));
}

/** Saves the project as `<DemoName>.zip`. */
export function downloadZip({ name, files }: ExportedProject): void {
  const blob = new Blob([zipProject(name, files)], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.zip`;
  link.click();
  // Browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
