import * as React from 'react';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import { selectorOf, type Part } from './parts';
import type { Style } from './tokens';

/** The styling methods, by the names on their tabs. */
export const WAYS = ['sx', 'styled', 'theme', 'CSS'] as const;

export type Way = (typeof WAYS)[number];

type Rules = Readonly<Record<string, unknown>>;

/** The theme entry that styles a part. */
interface Override {
  /** `MuiPickersDay` */
  theme: string;
  slot: string;
  /** A selector inside the slot's override. */
  nested?: string;
}

/** Slots whose overrides 7.0.0 ignores, applies to other elements, or overrides. */
const NESTED: Readonly<Record<string, (selector: string) => string>> = {
  'pickersDayClasses.dayOutsideMonth': (selector) => `&${selector}`,
  'pickersLayoutClasses.root': (selector) => `&${selector}`,
  'pickersLayoutClasses.toolbar': (selector) => `& ${selector}`,
  'pickersLayoutClasses.actionBar': (selector) => `& ${selector}`,
  'clockClasses.squareMask': (selector) => `& ${selector}`,
  'digitalClockClasses.item': (selector) => `& ${selector}`,
  'multiSectionDigitalClockSectionClasses.item': (selector) => `& ${selector}`,
};

/** The place for overrides of a part: under its own name, or nested in the root's. */
export function overrideFor(part: Part): Override {
  const { id, group, key, owner } = part;
  const theme = (group.classes.root ?? '').replace(/-root$/, '');
  // Doubled, because components style their own states with up to three classes.
  if (owner) return { theme, slot: owner, nested: `&&.${group.classes[key]}` };
  const nested = NESTED[id]?.(selectorOf(part));
  return nested ? { theme, slot: 'root', nested } : { theme, slot: key };
}

/** The start of the selector of a part below the component; see `overrideFor`. */
export const scopeOf = ({ owner }: Part) => (owner ? '&&' : '&');

/** A rule below the component, or only the style for the component itself. */
export function nest(part: Part, style: Style): Rules {
  return part.own ? style : { [`${scopeOf(part)} ${selectorOf(part)}`]: style };
}

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A rule of a style sheet for the class `booking`; two classes win over one of MUI's. */
export function cssRule(part: Part, style: Style): string {
  const scope = scopeOf(part).replaceAll('&', '.booking');
  const lines = Object.entries(style).map(
    ([name, value]) => `  ${kebab(name)}: ${value};`,
  );
  const selector = `${scope}${part.own ? '' : ' '}${selectorOf(part)}`;
  return [`${selector} {`, ...lines, '}', ''].join('\n');
}

interface StyledPickerProps {
  way: Way;
  part: Part | undefined;
  style: Style;
  Component: React.ElementType;
  props: Readonly<Record<string, unknown>>;
}

function withOverride(outer: Theme, part: Part, style: Style): Theme {
  const { theme, slot, nested } = overrideFor(part);
  const override = nested ? { [nested]: style } : style;
  return {
    ...outer,
    components: {
      ...outer.components,
      [theme]: { styleOverrides: { [slot]: override } },
    },
  };
}

/** The result of `styled`, with the rules as a prop, so they can change. */
function makeStyled(Component: React.ElementType) {
  function Plain(props: { className?: string }) {
    return <Component {...props} />;
  }
  return styled(Plain, { shouldForwardProp: (name) => name !== 'rules' })<{
    rules: Rules;
  }>(({ rules }) => ({ ...rules }));
}

/** The component, styled with the selected method. */
export function StyledPicker(all: StyledPickerProps) {
  const { way, part, style, Component, props } = all;
  const Styled = React.useMemo(() => makeStyled(Component), [Component]);
  if (!part) return <Component {...props} />;
  if (way === 'sx') return <Component {...props} sx={nest(part, style)} />;
  if (way === 'styled') return <Styled {...props} rules={nest(part, style)} />;
  if (way === 'theme') {
    return (
      <ThemeProvider theme={(outer: Theme) => withOverride(outer, part, style)}>
        <Component {...props} />
      </ThemeProvider>
    );
  }
  return (
    <>
      <Component {...props} className="booking" />
      <style>{cssRule(part, style)}</style>
    </>
  );
}
