/**
 * The most that one answer of the API may hold. They lie far above what a library needs and keep one faulty item
 * from costing hours or hundreds of thousands of pages. Texts are counted in UTF-16 units, as JavaScript does.
 */
export const LIMITS = {
  /** Characters of a text on one line: a name, a title, a label, a tag, the value of an attribute. */
  line: 2_000,
  /** Characters of a plain text: a summary, a greeting, the background of a quest. */
  plainText: 10_000,
  /** Characters of the reason for which somebody removes an account. */
  reason: 500,
  /** Characters of what somebody adds to the report of a message. */
  reportWords: 300,
  /** Characters of what an action of a visitor carries besides its target, as JSON. */
  extra: 1_024,
  /** Characters of a text in Markdown. */
  markdown: 65_536,
  /** Characters of the address of a picture or a link; those that are signed are long. */
  address: 4_096,
  /** A number that is counted: what a GraphQL `Int` holds. */
  count: 2_147_483_647,
  /** Entries of a list of texts: tags, platforms, suggestions. */
  tags: 50,
  sections: 100,
  gallery: 200,
  /** Sentences of a game that matter first, and characters of each. */
  essentials: 8,
  essential: 160,
  /** Texts of the pictures of one item: its gallery, and the few others that it has. */
  pictureTexts: 210,
  /** Characters of the line that stands for a picture. */
  pictureLine: 200,
  /** Characters of a picture's description as it is shown; a longer one is cut. */
  pictureDescription: 1_000,
  attributes: 100,
  skills: 100,
  /** Ids of related games or roles, and of the games of a partner. */
  related: 200,
  /** Names of an item besides the one in each language. */
  otherNames: 20,
  /** Names that a search without results is answered with, and words that it was taken for. */
  nearest: 20,
  /** References of one message of a partner. */
  references: 20,
  /** Roles of one game: its page links to all of them. */
  roles: 1_000,
  /** Different tags of all games together: each has lists of its own in every language and variant. */
  differentTags: 2_000,
  /** Former ids of all items together: each keeps up to 24 addresses, and the web server holds them all. */
  aliases: 5_000,
  /** Items on a page of a list (100 may be asked for), and of a list that comes whole. */
  listed: 1_000,
  /** Levels of brackets in the JSON of an answer. */
  jsonLevels: 64,
} as const;

/** Limits of Markdown besides its length, so that rendering it takes well under a second. */
export const MARKDOWN_LIMITS = {
  /** Levels of lists, quotes, emphasis and links within each other. */
  levels: 32,
  /** Beginnings of quotes and list items on all lines together. */
  containers: 3_000,
  /** Lines that are not blank. */
  lines: 2_000,
  /** Runs of `*`, `_` and backticks, brackets, and `<`. */
  marks: 2_000,
  /** `<!` and `<?`, behind each of which a parser looks for the end of a comment. */
  comments: 100,
  /** Characters of the HTML that it becomes: a short text can name one long address many times. */
  html: 524_288,
} as const;
