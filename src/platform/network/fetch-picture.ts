/** A picture that takes longer than this is done without, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Fetches a picture in a way that lets a canvas give it out again.
 * @returns undefined where it cannot be had, or its server does not let other sites have it
 */
export async function fetchPicture(address: string): Promise<ImageBitmap | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { mode: 'cors', credentials: 'omit', signal });
    return answer.ok ? await createImageBitmap(await answer.blob()) : undefined;
  } catch {
    return undefined;
  }
}
