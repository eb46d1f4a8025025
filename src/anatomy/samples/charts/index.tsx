import { withHeight, type Samples } from '../sample';
import { charts } from './charts';
import { chartParts } from './chart-parts';

/** Samples of the charts and their parts. */
export const samples: Samples = withHeight(320, { ...charts, ...chartParts });
