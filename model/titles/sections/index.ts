import type { SectionId } from '../../sections/ids';
import type { Titles } from '../types';
import { baseUi } from './base-ui';
import { joyUi } from './joy-ui';
import { materialUi } from './material-ui';
import { system } from './system';

/** The titles of the sections about other products than MUI X. */
export const SECTION_TITLES: Readonly<Record<SectionId, Titles>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
};
