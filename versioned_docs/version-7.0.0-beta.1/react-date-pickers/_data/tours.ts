/** A day as YYYY-MM-DD, and the places left on its guided tours. */
export type TourDay = [date: string, placesLeft: number];

interface Request {
  signal: AbortSignal;
  /** Simulates a server that is down. */
  fails: boolean;
}

const LATENCY = 900;

function toursOf(month: string): TourDay[] {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const days = new Date(year, monthNumber, 0).getDate();
  return Array.from({ length: days }, (_, index) => index + 1)
    .filter((day) => (day + monthNumber) % 3 === 0)
    .map((day) => [
      `${month}-${String(day).padStart(2, '0')}`,
      (day * 5 + (day % 4) * 3 + monthNumber) % 7,
    ]);
}

/** A server in the browser that responds with a delay or an error. */
export function fetchTours(month: string, { signal, fails }: Request): Promise<TourDay[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (fails) reject(new Error('The server did not answer'));
      else resolve(toursOf(month));
    }, LATENCY);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
