import { libraryModule } from '../../check/reference';
import { keyNamed, keysOf, type Value } from '../../source-scan/facts';
import type { Finder } from '../rule';

/** The objects of the series of an element of a chart. */
function seriesOf(value: Value | undefined): Value[] {
  return value?.kind === 'array' ? value.items : [];
}

/** Keys of the series that a chart gets. */
export function seriesKey(
  component: RegExp,
  name: RegExp,
  test: (value: Value) => boolean = () => true,
): Finder {
  return ({ files }) =>
    files.flatMap(({ elements }) =>
      elements.flatMap((element) => {
        if (libraryModule(element.module)?.family !== 'charts') return [];
        if (!component.test(element.component)) return [];
        const series = seriesOf(keyNamed(element.attributes, 'series')?.value);
        return series
          .flatMap(keysOf)
          .flatMap((key) => (name.test(key.name) && test(key.value) ? key.place : []));
      }),
    );
}

/** Charts with a series that lacks a key. */
export function seriesWithout(component: RegExp, name: string): Finder {
  return ({ files }) =>
    files.flatMap(({ elements }) =>
      elements.flatMap((element) => {
        if (libraryModule(element.module)?.family !== 'charts') return [];
        if (!component.test(element.component)) return [];
        const series = seriesOf(keyNamed(element.attributes, 'series')?.value);
        return series.some((each) => !keyNamed(keysOf(each), name)) ? element.place : [];
      }),
    );
}
