/** Session storage that may be full or forbidden, as far as the guards use it. */
export function createStorage() {
  const texts = new Map<string, string>();
  const storage = {
    mode: 'works' as 'works' | 'full' | 'forbidden',
    area: {
      getItem: (key: string): string | null => {
        if (storage.mode === 'forbidden') throw new DOMException('no', 'SecurityError');
        return texts.get(key) ?? null;
      },
      setItem: (key: string, text: string): void => {
        if (storage.mode !== 'works') throw new DOMException('no', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key: string): void => {
        texts.delete(key);
      },
    },
  };
  return storage;
}
