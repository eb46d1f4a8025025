export interface Parcel {
  recipient: string;
  size: string;
  town: string | null;
  kilos: number;
}

export const sizes = ['small', 'medium', 'large'];
export const towns = ['Bruges', 'Ghent', 'Leuven', 'Ostend'];

/** Takes as long as a server would, and rejects what is too heavy. */
export async function sendParcel({ kilos }: Parcel): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (kilos > 15) throw new Error('at most 15 kg');
}
