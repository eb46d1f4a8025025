import { printModule } from '../code/print-module';
import type { Changes } from '../controls/control';
import { codeOf, type ComponentPlayground } from '../playground-of';
import { playgroundsOf, VERSIONS } from './components';

/** The code of the working copy's playground of a component. */
async function codeAfter(component: string, changes: Changes, variant: 'TS' | 'JS' = 'TS') {
  const [version] = VERSIONS;
  const all: ComponentPlayground[] = version ? await playgroundsOf(version) : [];
  const playground = all.find(({ page }) => page.name === component);
  return playground ? printModule(codeOf(playground, changes), variant) : '';
}

it('prints what it begins with, and only changed props besides', async () => {
  expect(await codeAfter('DateField', { disabled: true, formatDensity: 'spacious', label: '' }))
    .toBe(`import dayjs from 'dayjs';
import { LocalizationProvider, DateField } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

export default function DateFieldPlayground() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        defaultValue={dayjs('2024-03-14T10:30')}
        disabled
        formatDensity="spacious"
      />
    </LocalizationProvider>
  );
}
`);
});

it('adds the plugins of Day.js that a time zone needs', async () => {
  const code = await codeAfter('DateField', { timezone: 'Asia/Tokyo', defaultValue: 'none' });
  expect(code.slice(0, code.indexOf('export'))).toBe(`import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import timezone from 'dayjs/plugin/timezone';
import { LocalizationProvider, DateField } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

dayjs.extend(utc);
dayjs.extend(timezone);

`);
  expect(code).toContain('timezone="Asia/Tokyo"');
});

it('has types in TypeScript only', async () => {
  expect(await codeAfter('DataGrid', {})).toContain('const columns: GridColDef[] = [');
  const script = await codeAfter('DataGrid', {}, 'JS');
  expect(script).toContain("import { DataGrid } from '@mui/x-data-grid';");
  expect(script).toContain('const columns = [');
});

it('writes texts that are not plain as strings of JavaScript', async () => {
  const code = await codeAfter('DateField', { label: 'say "hi" & \\n {x}' });
  expect(code).toContain(String.raw`label={'say "hi" & \\n {x}'}`);
});

it('changes props that depend on others', async () => {
  const code = await codeAfter('BarChart', { layout: 'horizontal' });
  expect(code).toContain("yAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}");
  expect(code).not.toContain('xAxis');
});
