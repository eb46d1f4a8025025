import * as React from 'react';
import Box from '@mui/material/Box';
import { attributesOf, firstValues, zoneOf } from './attributes';
import { componentFor, type Choices } from './choices';
import { components as community } from './community';
import { isPro } from './components';
import type { LibraryModule } from './library-module';
import type { LibraryName } from './libraries';
import { localesOf } from './locales';
import { useLoaded } from './useLoaded';

/** Loads each library and the Pro components when the user chooses them. */
const LIBRARIES: Record<LibraryName, () => Promise<LibraryModule>> = {
  'Day.js': () => import('./WithDayjs'),
  'date-fns': () => import('./WithDateFns'),
  Luxon: () => import('./WithLuxon'),
  Moment: () => import('./WithMoment'),
};
const loadMomentZones = () => import('./WithMomentZones');
const loadCommunity = async () => ({ components: community });
const loadPro = () => import('./pro');

function loaderOf(choices: Choices): () => Promise<LibraryModule> {
  const zones = choices.library === 'Moment' && zoneOf(choices);
  return zones ? loadMomentZones : LIBRARIES[choices.library];
}

const single = (values: readonly unknown[]) =>
  values.length > 1 ? values : values[0];

/** Values of all four libraries convert to a number: milliseconds since 1970. */
function inUtc(value: unknown): string {
  const time = value === null ? NaN : Number(value);
  if (Number.isNaN(time)) return 'nothing yet';
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

interface ShownProps {
  choices: Choices;
  Component: React.ElementType;
  fromIso: LibraryModule['fromIso'];
}

function Shown({ choices, Component, fromIso }: ShownProps) {
  const [values, setValues] = React.useState<readonly unknown[]>(() =>
    firstValues(choices).map(fromIso),
  );
  const [defaultValue] = React.useState(() => single(values));
  const props = attributesOf(choices).map(({ name, value }) => [name, value]);

  return (
    <>
      <Component
        {...Object.fromEntries(props)}
        defaultValue={defaultValue}
        onChange={(value: unknown) =>
          setValues(Array.isArray(value) ? value : [value])
        }
      />
      {zoneOf(choices) && (
        <Box role="status" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
          In UTC: {values.map(inUtc).join(' to ')}
        </Box>
      )}
    </>
  );
}

/** The chosen component with the chosen library. */
export function LivePicker({ choices }: { choices: Choices }) {
  const { name } = componentFor(choices);
  const library = useLoaded(loaderOf(choices));
  const plan = useLoaded(isPro(name) ? loadPro : loadCommunity);
  if (library === null || plan === null) {
    return (
      <p role="alert">The component could not be loaded. Are you offline?</p>
    );
  }
  const Component = plan?.components[name];
  if (!library || !Component) return <p role="status">Loading…</p>;

  const { locale, localeFor } = choices;
  const { Provider, fromIso } = library;
  return (
    <Provider
      key={[name, choices.library, locale, localeFor, zoneOf(choices)].join()}
      {...localesOf(locale, localeFor)}
    >
      <Shown {...{ choices, Component, fromIso }} />
    </Provider>
  );
}
