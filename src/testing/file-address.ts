/** The value of an imported picture or font in a test: an address. */
export default '/static/file-in-a-test';
