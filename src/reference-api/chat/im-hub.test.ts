import { IM_SOCKETS } from '../limits';
import { ImHub } from './im-hub';

test('sockets beyond what a user may have are closed, the oldest first, also while they are ending', () => {
  const hub = new ImHub();
  const closed: number[] = [];
  const heard: number[] = [];
  for (let number = 0; number < IM_SOCKETS + 5; number += 1) {
    hub.add('1', {
      send: () => heard.push(number),
      close: () => closed.push(number),
    });
  }
  expect(closed).toEqual([0, 1, 2, 3, 4]);
  hub.send('1', { type: 'ping' });
  expect(heard).toHaveLength(IM_SOCKETS);
  expect(heard[0]).toBe(5);
});
