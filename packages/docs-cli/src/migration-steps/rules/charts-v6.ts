import { keyNamed } from '../../source-scan/facts';
import {
  anyOf,
  dependency,
  element,
  imported,
  keyOfProp,
  once,
  prop,
  type StepRule,
  takesArguments,
} from '../rule';
import { seriesKey } from './series';

const PACKAGE = /^@mui\/x-charts$/;
const LINES = /^(?:Line|SparkLine)Chart$/;

/** What declarations do not show of the changes of the charts from version 6 to version 7. */
export const CHARTS_V6: readonly StepRule[] = [
  { section: 'packages', kind: 'change', find: dependency(PACKAGE) },
  {
    section: 'null-values',
    kind: 'change',
    find: anyOf(
      seriesKey(/^(?:Line|Bar)Chart$/, /^valueFormatter$/, takesArguments()),
      prop(/^SparkLineChart$/, /^valueFormatter$/, takesArguments()),
    ),
  },
  { section: 'line-slots', kind: 'change', find: keyOfProp(LINES, 'slots', /^(?:line|area)$/) },
  {
    section: 'providers',
    kind: 'change',
    find: imported(/^@mui\/x-charts\/context\//),
  },
  {
    section: 'line-animation',
    kind: 'review',
    find: element(LINES, ({ attributes }) => !keyNamed(attributes, 'skipAnimation')),
  },
  {
    section: 'scatter-pointer',
    kind: 'review',
    find: element(/^ScatterChart$/, ({ attributes }) => !keyNamed(attributes, 'disableVoronoi')),
  },
  { section: 'look', kind: 'review', find: once(dependency(PACKAGE)) },
];
