import type { Translations, WireRoleDetail } from '../../../contract';
import { roleDetailSchema, roleSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import { readDetails, type PullContext } from './details';
import { duplicateFaults } from './integrity';
import { readList } from './lists';
import type { Role, RoleTexts } from './model';

type WireTexts = NonNullable<NonNullable<WireRoleDetail['i18n']>['en']>;

/** Translated skills without their icons: those are no texts, and the Chinese skills have them. */
function toTexts({ skills, ...texts }: WireTexts) {
  return {
    ...texts,
    ...(skills && { skills: skills.map(({ name, description }) => ({ name, description })) }),
  };
}

function toTranslations({ i18n }: WireRoleDetail): Translations<RoleTexts> | undefined {
  return (
    i18n && {
      ...(i18n.en && { en: toTexts(i18n.en) }),
      ...(i18n.ja && { ja: toTexts(i18n.ja) }),
    }
  );
}

/** A role of the API as the site knows it. */
export function toRole(wire: WireRoleDetail, { picture, optionalPicture }: Addresses): Role {
  return {
    id: wire.id,
    gameId: wire.game_id,
    texts: {
      name: wire.name,
      title: wire.title ?? '',
      tags: wire.tags,
      attributes: wire.attributes,
      skills: wire.skills.map(({ name, description, icon }) => ({
        name,
        description,
        icon: optionalPicture(icon),
      })),
      description: wire.description,
      story: wire.story ?? '',
    },
    translations: toTranslations(wire),
    avatar: picture(wire.avatar),
    portrait: optionalPicture(wire.portrait),
    rarity: wire.rarity,
    updatedAt: wire.updated_at,
    relatedIds: wire.related_ids,
  };
}

/** The roles of all games with their details, in the order of the API; faults join `faults`. */
export async function pullRoles(context: PullContext, faults: Fault[]): Promise<WireRoleDetail[]> {
  const { listed } = await readList(context.reader, 'entityList', roleSummarySchema, faults);
  faults.push(...duplicateFaults(listed));
  return readDetails(context, 'entityDetail', roleDetailSchema, listed, faults);
}
