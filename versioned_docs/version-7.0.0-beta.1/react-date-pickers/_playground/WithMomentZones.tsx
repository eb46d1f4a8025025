import moment from 'moment-timezone';
import type { ProviderProps } from './library-module';
import { Provider as MomentProvider } from './WithMoment';

export { fromIso } from './WithMoment';

/** Moment with time zones, whose data is larger than Moment itself. */
export function Provider(props: ProviderProps) {
  return <MomentProvider {...props} instance={moment} />;
}
