import { matches } from '../match-items';

const SORT = { name: 'onSortModelChange', code: '(model) => void', side: 'undefined' };
const ROOT = { name: 'root', code: '.MuiDataGrid-root' };
const SLOT = { name: 'day', code: 'PickersDay', side: '.MuiPickersDay-root' };

it.each([
  [SORT, '', true],
  [SORT, '   ', true],
  [SORT, 'sort', true],
  [SORT, 'SORTmodel', true],
  [SORT, 'model sort', true],
  [SORT, 'sort filter', false],
  [SORT, 'void', false],
  [SORT, 'undefined', false],
  [SORT, '.*', false],
  [ROOT, 'MuiDataGrid', true],
  [ROOT, '.muidatagrid-root', true],
  [SLOT, 'muipickers', true],
  [SLOT, 'dayx', false],
])('%j with "%s": %s', (item, query, stays) => {
  expect(matches(item, query)).toBe(stays);
});
