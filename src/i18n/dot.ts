/** The dot between facts on one line; where they take two, it ends the first one and never begins the second. */
export const DOT = '\u00a0· ';
