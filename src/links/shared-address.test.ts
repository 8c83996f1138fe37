import { sharedAddress } from './shared-address';

test.each([
  ['/m/?channel=wx&searchValue=%E5%8D%A1%E5%9C%A8#app', '/m/?channel=wx#app'],
  ['/game-library/compare/?searchValue=a#a,b', '/game-library/compare/#a,b'],
  ['/?a=1&b=%E7%81%AF+x#app', '/?a=1&b=%E7%81%AF+x#app'],
])('%s is shared as %s', (address, shared) => {
  expect(sharedAddress(`https://youban.example${address}`)).toBe(`https://youban.example${shared}`);
});
