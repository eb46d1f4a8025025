import ts from 'typescript';
import { COMPONENTS, component, INTERFACES } from './generated';

const MEMBERS = [
  ...COMPONENTS.map(({ name, props }) => ({ name, members: props })),
  ...INTERFACES.map(({ name, groups }) => ({
    name,
    members: groups.flatMap(({ members }) => members),
  })),
];

it('types that are shown whole are TypeScript', () => {
  const wrong = MEMBERS.flatMap(({ name, members }) => {
    const types = members.flatMap(({ expandedType }) => expandedType ?? []);
    const code = types.map((type, index) => `type Shown${index} = ${type};`).join('\n');
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
    return diagnostics.length > 0 ? [name] : [];
  });
  expect(wrong).toEqual([]);
});

it('names that are not identifiers have quotes', () => {
  const { props } = component('TreeItemContent');
  const found = props.find(({ name }) => name === 'labelInputProps');
  expect(found?.expandedType).toContain("  'data-element'?: 'labelInput';");
});
