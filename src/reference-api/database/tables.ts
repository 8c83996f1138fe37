import type { Generated } from 'kysely';

/** An item of the library as JSON text, in the shape of the contract. */
interface Item {
  id: string;
  /** Place in every list: the seeding order. */
  position: number;
  content: string;
}

interface GameTable extends Item {
  /** 1 for games made by `--scale`. */
  generated: number;
}

interface RoleTable extends Item {
  game_id: string;
}

interface CharacterItemTable extends Item {
  character_id: string;
}

interface SceneTable extends CharacterItemTable {
  quest_id: string;
}

/** What the search looks through: texts of all three languages, folded (see search/fold). */
interface SearchDocumentTable {
  type: string;
  id: string;
  game_id: string;
  position: number;
  names: string;
  tags: string;
  body: string;
}

/** What a picture shows, as JSON text (see pictures/subject). */
interface PictureSubjectTable {
  owner: string;
  id: string;
  content: string;
}

/** SMS codes that were sent. */
interface VerificationCodeTable {
  id: Generated<number>;
  phone: string;
  code: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** Every table, by name. */
export interface Tables {
  meta: { key: string; value: string };
  games: GameTable;
  game_tags: { game_id: string; tag: string };
  roles: RoleTable;
  characters: Item;
  figures: CharacterItemTable;
  quests: CharacterItemTable;
  scenes: SceneTable;
  activities: Item;
  banners: Item;
  search_documents: SearchDocumentTable;
  picture_subjects: PictureSubjectTable;
  verification_codes: VerificationCodeTable;
}
