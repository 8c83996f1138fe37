import type { Handlers } from '../api/define-handler';
import { accountHandlers } from './account';
import { chatHandlers } from './chat';
import { libraryHandlers } from './library';
import { partnerHandlers } from './partners';
import { reportHandlers } from './reports';

/** The handler behind every row of the endpoint table; a row without one does not compile. */
export const handlers: Handlers = {
  ...libraryHandlers,
  ...partnerHandlers,
  ...chatHandlers,
  ...accountHandlers,
  ...reportHandlers,
};
