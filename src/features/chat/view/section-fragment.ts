import type { WireGameDetail } from '../../../contract';
import { normalizeText } from '../../../local-search/normalize-text';
import { sectionId } from '../../../routes/section-id';

/**
 * Finds the part of a game's page that has a heading, in whichever language it is given: a conversation may be in
 * another one than the page.
 * @returns its fragment with the `#`; empty where no section is called so
 */
export function sectionFragment(
  { sections, i18n }: Pick<WireGameDetail, 'sections' | 'i18n'>,
  heading: string,
): string {
  const wanted = normalizeText(heading);
  const texts = [sections, ...Object.values(i18n ?? {}).map((each) => each?.sections ?? [])];
  for (const list of texts) {
    const index = list.findIndex(({ title }) => normalizeText(title) === wanted);
    if (index >= 0) return `#${sectionId(index)}`;
  }
  return '';
}
