/** Props whose declarations the compiler merges, and comments that TypeDoc reads only in part. */
import { component } from './generated';

function prop(page: string, name: string) {
  return component(page).props.find((found) => found.name === name);
}

it('props of a native name have the type that the package declares', () => {
  expect(prop('PieArc', 'onClick')).toMatchObject({
    type: '(event: MouseEvent<SVGPathElement, MouseEvent>) => void',
    required: false,
  });
  expect(prop('PieArc', 'color')).toMatchObject({ type: 'string', required: true });
});

it('props that only one type of a union has are optional', () => {
  const names = ['closeMenu', 'closeMenuOnClick', 'edge'];
  const found = names.map((name) => prop('GridActionsCellItem', name)?.required);
  expect(found).toEqual([false, false, false]);
});

it('switches have both values, although the types of a page are made with one', () => {
  const types = ['DateField', 'DatePicker'].map(
    (page) => prop(page, 'enableAccessibleFieldDOMStructure')?.type,
  );
  expect(types).toEqual(['boolean', 'boolean']);
});

it('the default of a tag that TypeDoc reads as text is kept', () => {
  const { default: value, description } = prop('TimePicker', 'timeSteps') ?? {};
  expect(value).toBe('{ hours: 1, minutes: 5, seconds: 5 }');
  expect(description).not.toContain('@default');
});
