/** The log of the server: one line of news, or a fault with its stack. */
export interface Log {
  readonly info: (line: string) => void;
  readonly fault: (where: string, error: unknown) => void;
}

/** The log on the terminal; `quiet` leaves out the news but never a fault. */
export function createLog(quiet: boolean): Log {
  return {
    info: (line) => {
      if (!quiet) console.log(line);
    },
    fault: (where, error) => {
      console.error(`[reference-api] ${where}:`, error);
    },
  };
}
