/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { ComponentType, ReactNode } from 'react';
import { transform } from 'sucrase';

const page = readFileSync(path.join(__dirname, '..', 'index.mdx'), 'utf8');

/** The fence of a file in the part of the page that is about a library. */
function fenceOf(library: string, file: string): string {
  const parts = page.matchAll(
    /<DateLibrary name="([\w-]+)">([^]*?)<\/DateLibrary>/g,
  );
  for (const [, name, part = ''] of parts) {
    const [, code] = part.split(`\`\`\`tsx title="src/${file}.tsx"\n`);
    if (name === library && code) return code.split('\n```')[0] ?? '';
  }
  throw new Error(`The page has no ${file} for ${library}`);
}

/** What the code exports, run as it is on the page. */
function componentOf<Props>(code: string, name: string): ComponentType<Props> {
  const compiled = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const exported: Record<string, ComponentType<Props>> = {};
  new Function('require', 'exports', compiled.code)(require, exported);
  const component = exported[name];
  if (!component) throw new Error(`The code exports no ${name}`);
  return component;
}

/** Jest finds date-fns 3 under that name, so the code for 2 is compared with that for 3. */
const LIBRARIES = ['dayjs', 'date-fns', 'luxon', 'moment'];

describe.each(LIBRARIES)('the code for %s', (library) => {
  test('shows a date, and takes the one that is typed', () => {
    const DueDate = componentOf(fenceOf(library, 'DueDate'), 'DueDate');
    render(<DueDate />);
    const field = screen.getByLabelText<HTMLInputElement>('Due on');
    expect(field.value).toBe('04/17/2024');
    screen.getByText('2024-04-17');

    fireEvent.change(field, { target: { value: '05/20/2024' } });
    screen.getByText('2024-05-20');

    fireEvent.change(field, { target: { value: '' } });
    screen.getByText('No due date');
  });

  test('speaks German', () => {
    const GermanPickers = componentOf<{ children: ReactNode }>(
      fenceOf(library, 'GermanPickers'),
      'GermanPickers',
    );
    render(
      <GermanPickers>
        <DatePicker label="Fällig" />
      </GermanPickers>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Fällig');
    fireEvent.focus(field);
    expect([field.value, field.placeholder]).toContain('TT.MM.JJJJ');
    screen.getByRole('button', { name: 'Datum auswählen' });
  });
});

test('the code for date-fns 2 differs from that for 3 in what it imports', () => {
  expect(fenceOf('date-fns-v2', 'DueDate')).toBe(
    fenceOf('date-fns', 'DueDate').replace(
      'AdapterDateFnsV3',
      'AdapterDateFns',
    ),
  );
  expect(fenceOf('date-fns-v2', 'GermanPickers')).toBe(
    fenceOf('date-fns', 'GermanPickers')
      .replace('AdapterDateFnsV3', 'AdapterDateFns')
      .replace('import { de }', 'import de'),
  );
});
