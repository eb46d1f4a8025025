import type { ApiComponentPage, ApiInterfacePage, ApiMember } from '@site/model/api-reference';

export function member(name: string, rest: Partial<ApiMember> = {}): ApiMember {
  const type = 'string';
  return { name, anchor: `box-prop-${name}`, type, required: false, description: '', ...rest };
}

const BASE = {
  family: 'charts',
  path: '/x/api/charts/box/',
  unstable: false,
  description: '',
  package: { name: '@mui/x-charts', version: '7.0.0' },
  imports: ["import { Box } from '@mui/x-charts';"],
  links: {},
} as const;

export function componentPage(rest: Partial<ApiComponentPage> = {}): ApiComponentPage {
  return {
    ...BASE,
    imports: [...BASE.imports],
    name: 'Box',
    kind: 'component',
    props: [],
    inheritance: [],
    slots: [],
    classes: [],
    ...rest,
  };
}

export function interfacePage(groups: ApiInterfacePage['groups']): ApiInterfacePage {
  return { ...BASE, imports: [...BASE.imports], name: 'BoxApi', kind: 'interface', groups };
}
