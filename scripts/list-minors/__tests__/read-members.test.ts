import path from 'node:path';
import { createProject, installPackage } from '../../../plugins/files/__tests__/install-package';
import { packagesDirOf } from '../../../plugins/files/packages-dir';
import { readMembers } from '../read-members';
import type { WantedMembers } from '../wanted-members';

const CHARTS = '@mui/x-charts';

/** A made-up package: a component, its props from several places, and a hook. */
const DECLARATIONS = `
declare global { namespace JSX { interface Element {} } }
interface SharedProps {
  /**
   * The margin.
   * @default 5
   */
  margin?: number;
  /** @deprecated Use \`colors\`. */
  palette?: string[];
  /** @ignore - do not document. */
  secret?: boolean;
}
export interface GaugeClasses { root: string }
export interface GaugeSlots { arc?: 'path' }
export type GaugeProps = Omit<SharedProps, 'margin'> & {
  value: number | null;
  classes?: Partial<GaugeClasses>;
  slots?: GaugeSlots;
};
export declare function Gauge(props: GaugeProps): JSX.Element;
export interface LineProps extends SharedProps { curve: 'linear' | 'step' }
export declare function Line(props: LineProps): JSX.Element;
export interface AxisConfig { scale: string; format(value: number): string }
export declare function useDrawing(): void;
`;

const WANTED: WantedMembers = {
  charts: {
    Gauge: {
      kind: 'component',
      members: [
        ...(['margin', 'palette', 'secret', 'value'] as const).map((name) => ({
          kind: 'prop' as const,
          name,
        })),
        { kind: 'slot', name: 'arc' },
        { kind: 'slot', name: 'pointer' },
        { kind: 'class', name: 'root' },
      ],
    },
    Line: {
      kind: 'component',
      members: [
        { kind: 'prop', name: 'curve' },
        { kind: 'prop', name: 'margin' },
      ],
    },
    AxisConfig: {
      kind: 'interface',
      members: [
        { kind: 'method', name: 'format' },
        { kind: 'field', name: 'scale' },
      ],
    },
    useDrawing: { kind: 'hook', members: [] },
    Heatmap: { kind: 'component', members: [{ kind: 'prop', name: 'value' }] },
  },
};

function read() {
  const project = createProject();
  installPackage(
    project,
    CHARTS,
    { version: '7.4.0', types: './index.d.ts' },
    {
      'index.d.ts': DECLARATIONS,
    },
  );
  return readMembers({
    packagesDir: packagesDirOf(project),
    families: [{ id: 'charts', packages: [{ name: CHARTS }] }],
    required: { charts: { components: ['Heatmap'], interfaces: ['AxisConfig', 'ZAxisConfig'] } },
    mayLack: true,
    wanted: WANTED,
    cache: path.join(project, 'cache'),
  });
}

it('finds the wanted members that the declarations have, and no others', () => {
  const { charts = {} } = read();
  expect(Object.keys(charts)).toEqual(['Gauge', 'Line', 'AxisConfig', 'useDrawing']);
  expect(charts.Gauge?.members).toEqual({
    prop: {
      palette: { type: 'string[]', deprecated: 'Use `colors`.' },
      value: { type: 'number | null' },
    },
    slot: { arc: { type: "'path'" } },
    class: { root: { type: 'string' } },
  });
  expect(charts.Line?.members).toEqual({
    prop: { curve: { type: "'linear' | 'step'" }, margin: { type: 'number', default: '5' } },
  });
  expect(Object.keys(charts.AxisConfig?.members.method ?? {})).toEqual(['format']);
  expect(charts.AxisConfig?.members.field).toEqual({ scale: { type: 'string' } });
});
