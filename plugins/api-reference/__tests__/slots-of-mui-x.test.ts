import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVersionOf } from '../../../model/docs-version';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { apiFoldersOf } from '../folders';
import { slotsOfMuiX } from '../slots-of-mui-x';

const VERSION = documentedVersionOf(DOCS_VERSIONS);
const PICKER = '/x/api/date-pickers/date-picker/';
const TEXT_FIELD = '/material-ui/api/text-field/';

let siteDir = '';

function write(file: string, content: object): void {
  const full = path.join(siteDir, apiFoldersOf(VERSION).out, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(content));
}

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'slots-'));
  for (const family of ['data-grid', 'charts', 'tree-view']) {
    write(`${family}/index.json`, { family, entries: [] });
  }
  write('date-pickers/index.json', {
    family: 'date-pickers',
    entries: [
      { name: 'DatePicker', kind: 'component', path: PICKER },
      { name: 'PickersDay', kind: 'interface' },
    ],
  });
  const slot = (name: string, propsType?: string) => ({
    name,
    anchor: `date-picker-slot-${name}`,
    propsType,
  });
  write('date-pickers/date-picker/page.json', {
    kind: 'component',
    name: 'DatePicker',
    path: PICKER,
    links: { OutlinedTextFieldProps: TEXT_FIELD, StandardTextFieldProps: TEXT_FIELD },
    slots: [
      slot('textField', "Omit<StandardTextFieldProps | OutlinedTextFieldProps, 'variant'>"),
      slot('layout', 'Partial<PickersLayoutProps>'),
      slot('popper'),
    ],
  });
});

afterAll(() => rmSync(siteDir, { recursive: true }));

it('finds a slot once for each component whose props it takes, in any of their forms', () => {
  const usage = {
    title: 'DatePicker: textField',
    path: `${PICKER}#date-picker-slot-textField`,
    demos: [],
  };
  expect([...slotsOfMuiX(siteDir, VERSION)]).toEqual([[TEXT_FIELD, [usage]]]);
});
