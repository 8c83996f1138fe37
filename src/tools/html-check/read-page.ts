import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element as the check reads it. */
interface Element {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text that stands in it directly. */
  readonly text: string;
}

/** What other pages and the site as a whole need to know of a page. */
export interface PageFacts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly ids: readonly string[];
  /** Every address that the page names, as it is written. */
  readonly links: readonly string[];
}

interface PageReading {
  readonly facts: PageFacts;
  readonly faults: readonly string[];
}

/** What a template says by mistake when a value is missing. */
const SPILT = /\b(?:undefined|NaN)\b|\[object \w+\]/;

const ADDRESSES = ['href', 'src', 'action', 'poster'];
const ADDRESS_LISTS = ['srcset', 'imagesrcset'];
const PREVIEW_ADDRESSES = ['og:url', 'og:image'];

function collectElements(node: Node, found: Element[]): void {
  if ('tagName' in node) {
    found.push({
      tagName: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    });
  }
  if ('childNodes' in node) for (const child of node.childNodes) collectElements(child, found);
}

function addressesOf({ attributes }: Element): readonly string[] {
  const { property = '', content = '' } = attributes;
  return [
    ...Object.entries(attributes).flatMap(([name, value]) => {
      if (ADDRESSES.includes(name)) return [value];
      if (!ADDRESS_LISTS.includes(name)) return [];
      return value.split(/,\s+/).map((candidate) => candidate.split(' ', 1)[0] ?? '');
    }),
    ...(PREVIEW_ADDRESSES.includes(property) ? [content] : []),
  ];
}

/** Links without a target, pictures without a size, and values that are missing; code is nobody's text. */
function elementFaults({ tagName, attributes, text }: Element): readonly string[] {
  const { href, width = '', height = '', src } = attributes;
  const isCode = tagName === 'script' || tagName === 'style';
  const said = [...(isCode ? [] : [text]), ...Object.entries(attributes).flat()];
  const leadsNowhere = href === undefined || /^(?:#?$|javascript:)/.test(href.trim());
  // The page would jump when it comes.
  const hasNoRoom = tagName === 'img' && !(Number(width) > 0 && Number(height) > 0);
  return [
    ...said.filter((each) => SPILT.test(each)).map((each) => `says "${each.slice(0, 60)}"`),
    ...(hasNoRoom ? [`has a picture without width and height: ${src ?? ''}`] : []),
    ...(tagName === 'a' && leadsNowhere ? [`has a link without a target: "${text}"`] : []),
  ];
}

/** Reads a page as a browser without scripts does, so that what is for those is read too. */
export function readPage(html: string): PageReading {
  const elements: Element[] = [];
  collectElements(parse(html, { scriptingEnabled: false }), elements);
  const find = (tagName: string, name = '', value = ''): Element | undefined =>
    elements.find(
      (element) =>
        element.tagName === tagName && (name === '' || element.attributes[name] === value),
    );
  const lang = find('html')?.attributes.lang ?? '';
  const title = find('title')?.text ?? '';
  const description = find('meta', 'name', 'description')?.attributes.content ?? '';
  const isListed = find('meta', 'name', 'robots')?.attributes.content !== 'noindex';
  const required = { lang, title, ...(isListed && { description }) };
  return {
    facts: {
      lang,
      title,
      description,
      canonical: find('link', 'rel', 'canonical')?.attributes.href,
      isListed,
      ids: elements.flatMap(({ attributes }) => attributes.id ?? []),
      links: [...new Set(elements.flatMap(addressesOf))],
    },
    faults: [
      ...Object.entries(required).flatMap(([name, value]) =>
        value === '' ? [`has no ${name}`] : [],
      ),
      ...elements.flatMap(elementFaults),
    ],
  };
}
