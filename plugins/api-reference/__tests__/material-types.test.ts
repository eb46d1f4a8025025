import path from 'node:path';
import { documentedVersionOf } from '../../../model/docs-version';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { SECTION_VERSIONS } from '../../../model/sections/index';
import { apiFamiliesOf } from '../families';
import { materialTypes } from '../material-types';

const ROOT = path.join(__dirname, '../../..');

const types = materialTypes(ROOT, apiFamiliesOf(documentedVersionOf(DOCS_VERSIONS)));

it.each([
  ['ButtonProps', '/material-ui/api/button/'],
  ['TextFieldProps', '/material-ui/api/text-field/'],
  ['StandardTextFieldProps', '/material-ui/api/text-field/'],
  ['OutlinedInputProps', '/material-ui/api/outlined-input/'],
  ['FilledSelectProps', '/material-ui/api/select/'],
])('%s leads to %s', (type, page) => {
  expect(types[type]).toBe(page);
});

it('what is only in the theme, without a module, has no page', () => {
  expect(types).not.toHaveProperty('TouchRippleProps');
});

it('other sections have none', () => {
  for (const version of SECTION_VERSIONS) {
    expect(materialTypes(ROOT, apiFamiliesOf(version))).toEqual({});
  }
});
