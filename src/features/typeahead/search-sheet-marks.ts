/** The attribute of a place in whose search form the suggestions stand below the field, in place of a popup. */
export const INLINE_SUGGESTIONS = 'data-suggestions-below';

/** The event of a search form one of whose suggestions leads away. */
export const SUGGESTION_CHOSEN = 'suggestion-chosen';
