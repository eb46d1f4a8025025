import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../../model/languages';
import { carryRecord } from '../../model/translations/compare-page';
import { writeRecord } from './accept';
import {
  pagesOf,
  readPage,
  readTranslation,
  toTranslations,
} from '../../plugins/translations/translated-pages';

/**
 * Keeps the translations of a version that is being cut up to date with its English pages, which have
 * numbers where those in `docs/` have placeholders.
 * @param version its pages are copies of those in `docs/`
 * @returns the number of pages whose records changed
 * @throws with file and line when a page cannot be parsed
 */
export async function carryVersion(projectDir: string, version: string): Promise<number> {
  const working = toTranslations(projectDir, { id: 'next', docs: 'current' });
  const cut = toTranslations(projectDir, { id: version, docs: version });
  const [before, after] = [pagesOf(working, DEFAULT_LANGUAGE), pagesOf(cut, DEFAULT_LANGUAGE)];
  let count = 0;
  for (const language of PREFIXED_LANGUAGES) {
    for (const [page, file] of pagesOf(cut, language)) {
      const [original, copy] = [before.get(page), after.get(page)];
      if (!original || !copy) continue;
      const translation = await readTranslation(projectDir, file);
      if (!translation.record) continue;
      const { sections: old } = await readPage(projectDir, original);
      const { sections: current } = await readPage(projectDir, copy);
      const { record, carried } = carryRecord(translation.record, old, current);
      if (carried.length === 0) continue;
      writeRecord(projectDir, translation, record);
      count += 1;
    }
  }
  return count;
}
