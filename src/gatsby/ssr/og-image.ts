import * as z from 'zod/mini';
import type { RouteName } from '../../routes';
import type { PageSource } from './page-source';

/** A picture of the API as a query returns it. */
export const pictureSchema = z.object({ src: z.string(), srcSet: z.string(), width: z.number() });

/** Previews show a picture over their whole width from here on; what is less wide becomes a thumbnail or nothing. */
const PREVIEW_WIDTH_PX = 1200;

/** The site's own picture, for pages that have none. */
const SITE_IMAGE = '/art/share.jpg';

/** Pictures of pages that are about no item and have one of their own. */
const PAGE_IMAGES: Partial<Readonly<Record<RouteName, string>>> = {
  tonight: '/art/share-tonight.jpg',
};

const ownImageSchema = z.object({
  ogImage: z.nullable(z.string()),
  cover: z.optional(pictureSchema),
});

/** The item that a page is about, in its query's result. */
const itemSchema = z.object({ game: z.optional(ownImageSchema), role: z.optional(ownImageSchema) });

type OwnImage = z.infer<typeof ownImageSchema>;

/**
 * The picture for link previews of an item: the one that the build has drawn; else its cover, where it is linked to at its
 * origin or a file of it is wide enough, which is the last one; else the site's own.
 */
export function previewImage({ ogImage, cover }: OwnImage): string {
  if (ogImage !== null) return ogImage;
  if (cover === undefined) return SITE_IMAGE;
  // A placeholder has no other widths either, but lies on the site.
  if (cover.srcSet === '') return URL.canParse(cover.src) ? cover.src : SITE_IMAGE;
  const widest =
    cover.width >= PREVIEW_WIDTH_PX ? /(\S+) \d+w$/.exec(cover.srcSet)?.[1] : undefined;
  return widest ?? SITE_IMAGE;
}

/** The routes whose pages are about one item, under whose name their queries return it. */
const ITEM_ROUTES = ['game', 'role'] as const;

/** The absolute address of a page's picture for link previews. */
export function pageOgImage({ route, data, siteUrl }: PageSource): string {
  const field = ITEM_ROUTES.find((each) => each === route);
  const item = field && itemSchema.parse(data)[field];
  return new URL(item ? previewImage(item) : (PAGE_IMAGES[route] ?? SITE_IMAGE), siteUrl).href;
}
