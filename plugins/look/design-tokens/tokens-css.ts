import {
  BLUE,
  CODE_COLORS,
  COLORS,
  FONTS,
  MOTION,
  RADIUS,
  SHADOWS,
  SPACING,
  TYPE_SCALE,
  type Mode,
} from '../../../model/design-tokens';
import { kebabCase } from '../../../model/kebab-case';

function declarations(prefix: string, values: object): string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}-${kebabCase(name)}: ${value};`);
}

function modeDeclarations(mode: Mode): string[] {
  return [
    `color-scheme: ${mode};`,
    ...declarations('color', COLORS[mode]),
    ...declarations('code', CODE_COLORS[mode]),
    ...declarations('shadow', SHADOWS[mode]),
  ];
}

function sharedDeclarations(): string[] {
  const type = Object.entries(TYPE_SCALE).flatMap(([name, [size, height]]) => [
    `--type-${name}: ${size}rem;`,
    `--leading-${name}: ${height};`,
  ]);
  const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10];
  return [
    ...declarations('blue', BLUE),
    ...declarations('font', FONTS),
    ...declarations(
      'radius',
      Object.fromEntries(Object.entries(RADIUS).map(([k, v]) => [k, `${v}px`])),
    ),
    ...steps.map((step) => `--space-${String(step).replace('.', '-')}: ${step * SPACING}px;`),
    ...type,
    `--motion-fast: ${MOTION.fast}ms ${MOTION.curve};`,
    `--motion-slow: ${MOTION.slow}ms ${MOTION.curve};`,
  ];
}

function rule(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** The design tokens as CSS custom properties, for both modes. */
export function tokensCss(): string {
  return [
    rule(':root', sharedDeclarations()),
    rule(":root, [data-theme='light']", modeDeclarations('light')),
    // Paper is white: print uses the light colors in either mode.
    `@media not print {\n${rule("[data-theme='dark']", modeDeclarations('dark'))}\n}`,
  ].join('\n');
}
