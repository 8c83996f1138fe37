import type { StringKey } from '../../../i18n/strings';
import type { ChatMessage } from '../conversation/conversation';

/** Labels of what a partner says, by who wrote it. */
export const originLabels = {
  script: 'automatic',
  model: 'ai',
} as const satisfies Record<ChatMessage['origin'], StringKey<'chat'>>;
