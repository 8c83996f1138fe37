/** What an imported picture or font is in a test: an address. */
export default '/static/file-in-a-test';
