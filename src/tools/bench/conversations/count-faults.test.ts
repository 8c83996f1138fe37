import type { WireMessage } from '../../../contract';
import { countFaults } from './count-faults';

const message = { conversation_id: 'c', type: 'text', content: 'x', created_at: '' } as const;

function said(id: string): WireMessage {
  return { ...message, id, sender: 'user', client_message_id: `own-${id}` };
}

function reply(to: string): WireMessage {
  return { ...message, id: `${to}-reply`, sender: 'character', reply_to: to };
}

const SENT = ['own-1', 'own-2'];

test.each([
  ['as it was said', [said('1'), reply('1'), said('2'), reply('2')], [0, 0, 0]],
  ['without a message', [said('1'), reply('1')], [1, 0, 0]],
  ['without a reply', [said('1'), reply('1'), said('2')], [1, 0, 0]],
  ['with a message twice', [said('1'), said('1'), reply('1'), said('2'), reply('2')], [0, 1, 0]],
  ['with a reply twice', [said('1'), reply('1'), reply('1'), said('2'), reply('2')], [0, 1, 0]],
  ['in another order', [said('2'), reply('2'), said('1'), reply('1')], [0, 0, 1]],
  ['with a reply before its message', [reply('1'), said('1'), said('2'), reply('2')], [0, 0, 1]],
])('a conversation %s', (_, history, [lost, doubled, misplaced]) => {
  expect(countFaults(SENT, history)).toEqual({ lost, doubled, misplaced });
});
