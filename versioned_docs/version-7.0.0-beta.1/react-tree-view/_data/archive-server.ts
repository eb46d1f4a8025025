/** A room, a shelf or a box of an archive. */
export interface Place {
  id: string;
  name: string;
  /** Number of children. */
  childCount: number;
}

const LEVELS = [
  { word: 'Room', count: 3 },
  { word: 'Shelf', count: 4 },
  { word: 'Box', count: 12 },
] as const;

/** The children of a place, such as `room-1/shelf-2`. The empty id has the rooms. */
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

/** The rooms, which the page has initially. */
export const rooms = placesBelow('');

export interface PlacesRequest {
  parentId: string;
  /** How many to skip. */
  from?: number;
  /** How many to send, by default 100. */
  limit?: number;
  /** Makes the request fail. */
  down?: boolean;
}

/** Simulates a server for `GET /places`, with a delay. */
export async function fetchPlaces(request: PlacesRequest): Promise<Place[]> {
  const { parentId, from = 0, limit = 100, down = false } = request;
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  if (down) throw new Error('503 Service Unavailable');
  return placesBelow(parentId).slice(from, from + limit);
}
