/** A room, a shelf or a box of an archive. */
export interface Place {
  id: string;
  name: string;
  /** How many places are below this one. */
  childCount: number;
}

const LEVELS = [
  { word: 'Room', count: 3 },
  { word: 'Shelf', count: 4 },
  { word: 'Box', count: 12 },
] as const;

/** What is below a place, such as `room-1/shelf-2`; the rooms are below the empty id. */
function placesBelow(parentId: string): Place[] {
  const depth = parentId === '' ? 0 : parentId.split('/').length;
  const level = LEVELS[depth];
  if (!level) return [];
  return Array.from({ length: level.count }, (_, index) => ({
    id: `${parentId}${parentId && '/'}${level.word.toLowerCase()}-${index + 1}`,
    name: `${level.word} ${index + 1}`,
    childCount: LEVELS[depth + 1]?.count ?? 0,
  }));
}

/** The rooms: what the page has from the start. */
export const rooms = placesBelow('');

export interface PlacesRequest {
  parentId: string;
  /** How many to leave out at the beginning. */
  from?: number;
  /** How many to send; all unless told. */
  limit?: number;
  /** Whether the server is out of order. */
  down?: boolean;
}

/** What a server would do for `GET /places`: it takes its time, and fails while it is down. */
export async function fetchPlaces(request: PlacesRequest): Promise<Place[]> {
  const { parentId, from = 0, limit = 100, down = false } = request;
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  if (down) throw new Error('503 Service Unavailable');
  return placesBelow(parentId).slice(from, from + limit);
}
