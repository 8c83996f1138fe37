/** Babel's helper for old browsers: in every browser with ES modules it is this very function. */
export default Object.assign;
