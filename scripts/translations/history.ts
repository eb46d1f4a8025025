import { splitPage, type Section } from '../../model/translations/split-sections';
import { commitsOf, fileIn, type FileCommit } from './git';

/** A section as it was in a commit. */
export interface PastSection extends FileCommit {
  source: string;
}

/** Older states of a page may not be valid MDX: they tell nothing. */
async function sectionsIn(source: string | undefined): Promise<Section[]> {
  if (source === undefined) return [];
  return splitPage(source).then(
    ({ sections }) => sections,
    () => [],
  );
}

/**
 * Finds the newest commits in which the sections of a page had some hashes.
 * @param file the English page, from the root of the project
 * @param wanted hashes by the ids of their sections
 * @returns the sections that were found, by their ids; history may lack others
 */
export async function findPastSections(
  projectDir: string,
  file: string,
  wanted: ReadonlyMap<string, string>,
): Promise<Map<string, PastSection>> {
  const found = new Map<string, PastSection>();
  for (const past of commitsOf(projectDir, file)) {
    if (found.size === wanted.size) break;
    const sections = await sectionsIn(fileIn(projectDir, past.commit, past.file));
    for (const { id, hash, source } of sections) {
      if (wanted.get(id) === hash && !found.has(id)) found.set(id, { ...past, source });
    }
  }
  return found;
}
