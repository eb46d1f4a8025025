import {
  compareFamily,
  defaultBefore,
  sameTypes,
  typeBefore,
  type ExportChange,
} from '../../model/member-history/compare';
import {
  memberKey,
  membersOf,
  type ListedMember,
  type MemberList,
} from '../../model/member-history/member-list';
import { minorsKey, type MinorFacts } from '../../model/member-history/minors';

/** What the packages of a minor have of the wanted members. */
export interface MinorStep {
  minor: string;
  /** Packages with a release of the minor: of others, nothing is known. */
  packages: readonly string[];
  list: MemberList;
}

type MemberName = Pick<ListedMember, 'kind' | 'name'>;

interface Subject {
  family: string;
  owner: string;
  member?: MemberName & { plan?: string };
  plan?: string;
}

type Facts = Record<string, MinorFacts>;

function memberIn({ list }: MinorStep, { family, owner, member }: Subject) {
  const found = list[family]?.[owner];
  return member && membersOf(found).get(memberKey(member));
}

/** Finds minors in steps from the one before the first change to the newest one. */
class MinorFinder {
  constructor(private readonly steps: readonly MinorStep[]) {}

  /** The steps that have the package of a subject. */
  private known({ family, member, plan }: Subject): MinorStep[] {
    const own = member?.plan ?? plan;
    const name = `@mui/x-${family}${own ? `-${own}` : ''}`;
    return this.steps.filter(({ packages }) => packages.includes(name));
  }

  /** The first minor from which on something holds; undefined if it always did, or does not hold. */
  private firstFrom(
    subject: Subject,
    holds: (step: MinorStep, last: MinorStep) => boolean,
  ): string | undefined {
    const known = this.known(subject);
    const last = known.at(-1);
    if (!last) return undefined;
    const first = known[known.map((step) => holds(step, last)).lastIndexOf(false) + 1];
    return first === this.steps[0] ? undefined : first?.minor;
  }

  private has(step: MinorStep, subject: Subject): boolean {
    const found = step.list[subject.family]?.[subject.owner];
    return subject.member ? memberIn(step, subject) !== undefined : found !== undefined;
  }

  since(subject: Subject): string | undefined {
    return this.firstFrom(subject, (step) => this.has(step, subject));
  }

  removed(subject: Subject): string | undefined {
    return this.firstFrom(subject, (step) => !this.has(step, subject));
  }

  deprecated(subject: Subject): string | undefined {
    return this.firstFrom(subject, (step) => memberIn(step, subject)?.deprecated !== undefined);
  }

  private sameAsLast(
    subject: Subject,
    before: (from: ListedMember, to: ListedMember, steps: [MinorStep, MinorStep]) => unknown,
  ): string | undefined {
    return this.firstFrom(subject, (step, last) => {
      const [old, now] = [memberIn(step, subject), memberIn(last, subject)];
      return old !== undefined && now !== undefined && before(old, now, [step, last]) === undefined;
    });
  }

  type(subject: Subject): string | undefined {
    return this.sameAsLast(subject, (from, to, [step, last]) =>
      typeBefore(from, to, sameTypes(step.list, last.list)),
    );
  }

  default(subject: Subject): string | undefined {
    return this.sameAsLast(subject, defaultBefore);
  }
}

function add(facts: Facts, key: string, fact: keyof MinorFacts, minor: string | undefined): void {
  if (minor !== undefined) facts[key] = { ...facts[key], [fact]: minor };
}

/** The facts that the changes of an export are lists of. */
const FACTS = [
  ['added', 'since'],
  ['removed', 'removed'],
  ['deprecated', 'deprecated'],
  ['retyped', 'type'],
  ['redefaulted', 'default'],
] as const;

function addChange(facts: Facts, finder: MinorFinder, family: string, change: ExportChange): void {
  const subject = { family, owner: change.name, ...(change.plan && { plan: change.plan }) };
  if (change.status === 'removed') {
    add(facts, change.name, 'removed', finder.removed(subject));
    return;
  }
  if (change.status === 'added') add(facts, change.name, 'since', finder.since(subject));
  for (const [list, fact] of FACTS) {
    for (const member of change[list]) {
      const minor = finder[fact]({ ...subject, member });
      // What came with its export goes without saying.
      const said = fact === 'since' && facts[change.name]?.since === minor;
      if (!said) add(facts, minorsKey(change.name, member), fact, minor);
    }
  }
}

/**
 * Finds the minor of each change between two versions of the docs.
 * @param steps of all minors between, the oldest first; before them that of the older version
 * @returns facts by family and `minorsKey`; a change that no step shows is left out
 */
export function findMinors(
  from: MemberList,
  to: MemberList,
  steps: readonly MinorStep[],
): Record<string, Facts> {
  const finder = new MinorFinder(steps);
  return Object.fromEntries(
    Object.keys(to).map((family) => {
      const facts: Facts = {};
      for (const change of compareFamily(from, to, family)) {
        addChange(facts, finder, family, change);
      }
      return [family, facts];
    }),
  );
}
