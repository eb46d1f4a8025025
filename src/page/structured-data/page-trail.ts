/** A step on the way from the home page to a page. */
export interface TrailStep {
  /** Target of the step; families by the name they have in addresses: `data-grid`. */
  kind: 'home' | 'reference' | 'page' | { family: string };
  address: string;
}

/** The family of a page, below any language and version. */
const FAMILY = /^(.*\/x\/(?:[^/]+\/)?)(?:react-|(api)\/)([\w-]+)\//;

/**
 * The way to a page: home, the overview of its family, the list of its reference, itself. Groups of
 * the navigation have no address, so they are no steps.
 * @param address of the page, with its origin
 * @param home address of the home page in the page's language
 */
export function pageTrail(address: string, home: string): TrailStep[] {
  const [root, folder, api, family] = FAMILY.exec(address) ?? [];
  const steps: TrailStep[] = [{ kind: 'home', address: home }];
  if (family) steps.push({ kind: { family }, address: `${folder}react-${family}/` });
  if (api) steps.push({ kind: 'reference', address: root ?? '' });
  if (steps.some((step) => step.address === address)) return steps;
  return [...steps, { kind: 'page', address }];
}
