/**
 * Characters by which outside text could harm a log: break the line, move a terminal's cursor, turn the order of what
 * is read, or begin what a build server takes for a command of its own (`::error::` at the start of a line, `##[…]` and
 * `##vso[…]` anywhere).
 */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]|(?<=^\s*):(?=:)|(?<=#)#/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * A text from outside as one harmless line of a log: what {@link HARMFUL} names is written out, such as `\u001b`.
 * @param most characters at the most; the rest is `…`
 */
export function logLine(text: string, most = Infinity): string {
  // Cut first: a text may be a megabyte, and most of what is escaped would be thrown away.
  const line = text.slice(0, most).replace(HARMFUL, escaped);
  return text.length > most || line.length > most ? `${line.slice(0, most)}…` : line;
}

/** A log like Gatsby's reporter. */
export interface Log {
  readonly warn: (message: string) => void;
  readonly info: (message: string) => void;
}

/** A log that writes every message as one harmless line. */
export function lineLog(log: Log): Log {
  return {
    warn: (message) => {
      log.warn(logLine(message));
    },
    info: (message) => {
      log.info(logLine(message));
    },
  };
}
