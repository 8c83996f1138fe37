import { Converter } from 'opencc-js/t2cn';

let converter: ReturnType<typeof Converter> | undefined;

/** Writes traditional characters as simplified ones. The dictionary is put together when the first text needs it. */
export function toSimplified(text: string): string {
  converter ??= Converter({ from: 't', to: 'cn' });
  return converter(text);
}
