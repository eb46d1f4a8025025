import { anyOf, dependency, imported } from '../rule';

/** The package of license keys until version 6. */
export const LICENSE = anyOf(
  dependency(/^@mui\/x-license-pro$/),
  imported(/^@mui\/x-license-pro$/),
);
