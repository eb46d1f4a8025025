import { dateLibrarySizes } from './date-library-sizes/rows';
import { packageLocales } from './package-locales/rows';
import { packageManifests } from './package-manifests/rows';
import { packageSizes } from './package-sizes/rows';
import { pickerErrors } from './picker-errors/rows';
import { plannedPages } from './planned-pages/rows';
import { sectionComponents } from './section-components/rows';
import type { RowSources } from './row-source';

/** All tables that pages can have filled. To add one, add its source here. */
export const ROW_SOURCES: RowSources = {
  ...packageLocales,
  ...pickerErrors,
  ...dateLibrarySizes,
  ...packageManifests,
  ...packageSizes,
  ...plannedPages,
  ...sectionComponents,
};
