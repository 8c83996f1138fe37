import type { YAMLError } from 'yaml';

/** Remedies by the code of an error (eemeli.org/yaml, "Errors"). */
const BY_CODE: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'indent by two spaces, not by a tab',
  DUPLICATE_KEY: 'write each key once',
  BAD_INDENT: 'begin the line as far to the right as those beside it',
  MISSING_CHAR: 'close the quotation mark or bracket that was opened',
  BLOCK_AS_IMPLICIT_KEY: 'put a value with a colon in it between "',
};

/**
 * Tells an editor how to mend a line that the parser of YAML did not understand.
 * @returns one phrase in the imperative; undefined where the parser's own words have to do
 */
export function yamlRemedy(code: YAMLError['code'], line: string): string | undefined {
  if (/^\s*(?:- )?[\w-]+：/.test(line)) return 'write ": " (a colon and a space) instead of "："';
  if (code === 'MULTILINE_IMPLICIT_KEY') return 'write ": " (a colon and a space) behind the key';
  return BY_CODE[code];
}
