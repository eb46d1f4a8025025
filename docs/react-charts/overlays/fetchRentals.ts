import { GUEST_RENTALS, MEMBER_RENTALS } from '../_data/bikes';

export type Group = 'members' | 'guests' | 'staff';

const RENTALS: Record<Group, number[] | null> = {
  members: MEMBER_RENTALS,
  guests: GUEST_RENTALS,
  staff: null,
};

/** A server in the browser. It answers after 700 ms, and fails for the staff. */
export function fetchRentals(group: Group, signal: AbortSignal) {
  return new Promise<number[]>((resolve, reject) => {
    const timer = window.setTimeout(() => {
      const rentals = RENTALS[group];
      if (rentals) resolve(rentals);
      else reject(new Error('The server does not have these numbers.'));
    }, 700);
    signal.addEventListener('abort', () => window.clearTimeout(timer));
  });
}
