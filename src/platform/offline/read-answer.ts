import type { KeptItem, OfflineAnswer } from './messages';

function readItems(items: readonly unknown[]): KeptItem[] {
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const path: unknown = Reflect.get(item, 'path');
    const bytes: unknown = Reflect.get(item, 'bytes');
    return typeof path === 'string' && typeof bytes === 'number' ? [{ path, bytes }] : [];
  });
}

/**
 * Reads what the worker has answered, field by field: the schemas' library would come to every page with it.
 * @returns undefined for what is no answer
 */
export function readAnswer(data: unknown): OfflineAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const field = (name: keyof OfflineAnswer): unknown => Reflect.get(data, name);
  const [build, kept, bytes, failure] = [
    field('build'),
    field('kept'),
    field('bytes'),
    field('failure'),
  ];
  return {
    ...(typeof build === 'string' && { build }),
    ...(Array.isArray(kept) && { kept: readItems(kept) }),
    ...(typeof bytes === 'number' && { bytes }),
    ...((failure === 'full' || failure === 'failed') && { failure }),
  };
}
