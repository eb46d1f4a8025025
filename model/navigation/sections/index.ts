import type { SectionId } from '../../sections/ids';
import type { NavigationEntry } from '../types';
import { baseUi } from './base-ui';
import { joyUi } from './joy-ui';
import { materialUi } from './material-ui';
import { system } from './system';

/** The pages of the sections about other products than MUI X. */
export const SECTION_PAGES: Readonly<Record<SectionId, readonly NavigationEntry[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
};
