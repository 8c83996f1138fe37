import type { Locale } from '../../config/locales';
import {
  describePicture,
  translateItem,
  type WireCharacter,
  type WireReference,
} from '../../contract';
import { figureSchema, sceneSchema } from '../../contract/partners';
import { readItemsOfCharacter } from '../database/items';
import { fold } from '../passages/fold-words';
import { titleOf, type LibraryShelf } from './library-shelf';
import { fillLine } from './line-picker';
import { pickSentences } from './pick-sentences';
import { findPassages, type FoundPassage } from '../passages/find-passages';
import { LEAST } from './thresholds';
import { mentions, words } from './words';

/** Something that is said of a partner. */
export interface PartnerFact {
  readonly text: string;
  readonly references: readonly WireReference[];
}

/** Things on a partner's page that a message may ask for. */
type Topic = 'games' | 'looks' | 'scenes' | 'self';

function topicOf(content: string): Topic | undefined {
  const topics = ['games', 'looks', 'scenes', 'self'] as const;
  return topics.find((topic) => mentions(content, topic));
}

/** True for a description with so much of a question that it is what was asked. */
function isEvident({ evidence: { weight, share } }: FoundPassage): boolean {
  return weight >= LEAST.self.weight && share >= LEAST.self.share;
}

const NOTHING = { person: false, number: false, way: false };

/** Answers what is asked about a partner from what stands on the partner's page. */
export class PartnerPage {
  constructor(
    private readonly shelf: LibraryShelf,
    private readonly locale: Locale,
  ) {}

  /**
   * Says what a message asks about a partner; undefined when it asks nothing that the page tells.
   * @param isNamed the message names the partner: then who that is may be asked
   * @param asksPicture the message asks what a picture shows, and the partner's is meant
   */
  async tell(
    character: WireCharacter,
    content: string,
    isNamed: boolean,
    asksPicture: boolean,
  ): Promise<PartnerFact | undefined> {
    const topic = topicOf(content);
    const { texts } = translateItem(character, this.locale);
    const card: WireReference = { type: 'character', id: character.id, title: texts.name };
    const figure = describePicture(character, character.figure, this.locale);
    if (figure && (asksPicture || mentions(content, 'figure'))) {
      return { text: figure.description || figure.line, references: [card] };
    }
    if (topic === 'games') {
      const cards = await this.gameCards(character.game_ids);
      return this.list(
        'games',
        cards.map(({ title }) => title),
        [card, ...cards],
      );
    }
    if (topic === 'looks' || topic === 'scenes') {
      return this.list(topic, await this.names(topic, character.id), [card]);
    }
    return this.describe(character, content, isNamed, card);
  }

  private async gameCards(ids: readonly string[]): Promise<WireReference[]> {
    const items = await Promise.all(ids.map((id) => this.shelf.read('game', id)));
    return items.flatMap((item) =>
      item ? [{ type: 'game', id: item.content.id, title: titleOf(item, this.locale) }] : [],
    );
  }

  private async names(topic: 'looks' | 'scenes', id: string): Promise<string[]> {
    const { db } = this.shelf;
    if (topic === 'looks') {
      const figures = await readItemsOfCharacter(db, 'figures', id, figureSchema);
      return figures.map((figure) => translateItem(figure, this.locale).texts.name);
    }
    const scenes = await readItemsOfCharacter(db, 'scenes', id, sceneSchema);
    return scenes.map((scene) => translateItem(scene, this.locale).texts.title);
  }

  private list(
    topic: 'games' | 'looks' | 'scenes',
    names: readonly string[],
    references: readonly WireReference[],
  ): PartnerFact | undefined {
    if (names.length === 0) return undefined;
    const { say } = words[this.locale];
    const titles = names
      .map((title) => (topic === 'games' ? fillLine(say.titled, { title }) : title))
      .join(say.list);
    return { text: fillLine(say[topic][0] ?? '', { titles }), references };
  }

  /** The sentences of the description that say what is asked; its first ones to who that is. */
  private async describe(
    character: WireCharacter,
    content: string,
    isNamed: boolean,
    card: WireReference,
  ): Promise<PartnerFact | undefined> {
    const query = fold(content).replaceAll(fold(card.title), ' ');
    const { passages } = await findPassages(this.shelf.db, {
      ...{ query, locale: this.locale, within: character.game_ids, types: ['character'], limit: 9 },
    });
    const isOwn = ({ item, passage }: FoundPassage): boolean =>
      item.id === character.id && passage.kind === 'description';
    const all = await this.shelf.passagesOf('character', character.id, this.locale);
    const description = all.find(({ passage }) => passage.kind === 'description');
    const isMeant = isNamed || topicOf(content) !== undefined;
    const found = passages.find((each) => isOwn(each) && (isMeant || isEvident(each)));
    if (!description || !(found ?? isNamed)) return undefined;
    const { sentences } = found ?? description;
    const text = pickSentences({ ...description, sentences }, [], NOTHING, this.locale);
    return { text, references: [card] };
  }
}
