/** Facts and links of a page, read off its HTML. */
export interface ScannedPage {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The address that stands for the page; undefined for a page without one of its own, such as a shell. */
  readonly canonical: string | undefined;
  /** True when search engines may list it. */
  readonly isListed: boolean;
  /** The mobile twin that it names. */
  readonly mobile: string | undefined;
  /** The same page in each language. */
  readonly languages: readonly { readonly hreflang: string; readonly href: string }[];
  readonly ids: ReadonlySet<string>;
  /** Every address that it names, once. */
  readonly links: ReadonlySet<string>;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function decoded(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (sign) => entities[sign] ?? sign)
    : text;
}

/** Removes code, which says nothing of the page and is two thirds of its bytes. */
function withoutCode(html: string): string {
  return html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(tag.matchAll(/\s([a-z:-]+)="([^"]*)"/gi), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );
}

const PREVIEW_ADDRESSES = ['og:url', 'og:image'];

/** Reads the head of a page. `previews` are the addresses that link previews show. */
function scanHead(head: string) {
  const tags = Array.from(head.matchAll(/<(meta|link)\b[^>]*>/g), ([tag]) => attributesOf(tag));
  const named = (name: string): string | undefined =>
    tags.find((tag) => tag.get('name') === name)?.get('content');
  const alternates = tags.filter((tag) => tag.get('rel') === 'alternate');
  return {
    title: decoded(/<title\b[^>]*>([^<]*)</.exec(head)?.[1] ?? ''),
    description: named('description') ?? '',
    canonical: tags.find((tag) => tag.get('rel') === 'canonical')?.get('href'),
    isListed: named('robots') !== 'noindex',
    mobile: alternates.find((tag) => tag.has('media'))?.get('href'),
    languages: alternates.flatMap((tag) => {
      const [hreflang, href] = [tag.get('hreflang'), tag.get('href')];
      return hreflang === undefined || href === undefined ? [] : [{ hreflang, href }];
    }),
    previews: tags.flatMap((tag) =>
      PREVIEW_ADDRESSES.includes(tag.get('property') ?? '') ? (tag.get('content') ?? []) : [],
    ),
  };
}

/** Ids, lists of addresses and addresses among the attributes of tags. */
const NAMED = / (?:(id)|(srcSet|imageSrcSet|srcset|imagesrcset)|href|src|action|poster)="([^"]*)"/g;

/**
 * Reads a page of the build. It does not parse HTML: what React and this build write has every attribute in double
 * quotes, and 50,000 pages are read in as many milliseconds. `npm run check:html` parses with html-validate as well.
 */
export function scanPage(html: string): ScannedPage {
  const text = withoutCode(html);
  // A text may say anything, such as what an attribute looks like.
  const tags = (text.match(/<[a-z][^>]*>/g) ?? []).join('');
  const { previews, ...head } = scanHead(text.slice(0, text.indexOf('</head>')));
  const ids = new Set<string>();
  const links = new Set<string>(previews);
  for (const [, id, list, value = ''] of tags.matchAll(NAMED)) {
    if (id !== undefined) ids.add(decoded(value));
    else if (list === undefined) {
      // Contents and no address: a file to take along has its pictures in it.
      if (!value.startsWith('data:')) links.add(decoded(value));
    } else
      for (const [, address = ''] of value.matchAll(/(?:^|, )([^ ]+)/g))
        links.add(decoded(address));
  }
  return { ...head, lang: /<html\b[^>]* lang="([^"]*)"/.exec(text)?.[1] ?? '', ids, links };
}
