/**
 * Reads the body of an answer, and gives it up as soon as it is too large: what it says of its own length counts first,
 * then every piece that comes.
 * @param maxBytes after decompression
 * @returns undefined when it is larger; its connection is closed then
 * @throws whatever fetch throws when the connection breaks off or the request is aborted
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await discardBody(response);
    return undefined;
  }
  const reader = response.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}

/** Gives the connection back when nobody wants the body. */
export async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
