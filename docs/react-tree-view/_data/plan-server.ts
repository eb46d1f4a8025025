export interface MoveRequest {
  id: string;
  parentId: string | null;
  index: number;
}

/** Simulates a server for `PATCH /jobs/…`, with a delay. A closed week accepts no jobs. */
export async function patchPlace({ parentId }: MoveRequest): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (parentId === 'week-done') throw new Error('409 Conflict: the week is closed');
}

/** Simulates a server for `PATCH /labels/…`, with a delay. It rejects names with a slash. */
export async function patchLabel(_id: string, label: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (label.includes('/')) throw new Error('422: a name cannot contain a slash');
}
