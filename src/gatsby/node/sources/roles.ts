import type { WireRoleDetail } from '../../../contract';
import { roleDetailSchema, roleSummarySchema } from '../../../contract/library';
import type { Fault } from '../faults';
import type { Addresses } from './addresses';
import { readDetails, type PullContext } from './details';
import { duplicateFaults } from './integrity-checks';
import { readList, type ReadItems } from './lists';
import { roleType, type Role } from './model';
import { toItem } from './item-mapper';

type Translation = NonNullable<NonNullable<Role['translations']>['en']>;

/** Translated skills without their icons: those are no texts, and the Chinese skills have them. */
function withoutIcons({ skills, ...texts }: Translation): Translation {
  return {
    ...texts,
    ...(skills && { skills: skills.map(({ name, description }) => ({ name, description })) }),
  };
}

/** A role of the API as the site knows it; the icons of its skills are pictures within a text. */
export function toRole(wire: WireRoleDetail, addresses: Addresses): Role {
  const { texts, translations, ...role } = toItem(roleType, wire, addresses);
  return {
    ...role,
    texts: {
      ...texts,
      skills: texts.skills.map(({ icon, ...skill }) => ({
        ...skill,
        icon: addresses.optionalPicture(icon),
      })),
    },
    translations: translations && {
      ...(translations.en && { en: withoutIcons(translations.en) }),
      ...(translations.ja && { ja: withoutIcons(translations.ja) }),
    },
  };
}

/** The roles of all games with their details, in the order of the API; faults join `faults`. */
export async function pullRoles(
  context: PullContext,
  faults: Fault[],
): Promise<ReadItems<WireRoleDetail>> {
  const { listed, ids } = await readList(context.reader, 'entityList', roleSummarySchema, faults);
  faults.push(...duplicateFaults(listed));
  return {
    items: await readDetails(context, 'entityDetail', roleDetailSchema, listed, faults),
    ids,
  };
}
