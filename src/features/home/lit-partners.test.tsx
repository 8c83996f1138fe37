import { screen } from '@testing-library/react';
import { startMockApi } from '../../api-client/testing/mock-api';
import { renderPage } from '../../api-client/testing/render-page';
import { PartnersScreen } from './partners-screen';

const api = startMockApi();

function partner(characterId: string, name: string) {
  const avatar = { src: '/a.webp', srcSet: '', width: 4, height: 3, color: '#000000' };
  return {
    ...{ characterId, avatar, figure: null },
    text: { name, slogan: '', tags: [], untranslated: [] },
  };
}

const partners = [partner('p-a', '阿弦'), partner('p-b', '团子'), partner('p-c', '小满')];

test('the light of whoever has an activity in the notebook is on, whatever the time is here', async () => {
  api.serve('/notebooks/zh.json', {
    partners: { 'p-b': { file: 'x', tied: [['2026-11-23', '2026-11-30']] } },
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T16:30:00Z'));
  renderPage(<PartnersScreen partners={partners} greetings={null} />, ['home']);
  const lamp = await screen.findByText('今晚灯亮着');
  expect(lamp.closest('article')).toHaveTextContent('团子');
});
