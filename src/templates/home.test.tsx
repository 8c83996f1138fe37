import { act } from '@testing-library/react';
import { createElement } from 'react';
import { renderPage } from '../api-client/testing/render-page';
import type { HomeData } from '../features/home/home-data';
import HomePage from './home';
import MHomePage from './m-home';

const mockRenders: string[] = [];

function mockView({ screens }: HomeData) {
  mockRenders.push('view');
  return screens.activities;
}
jest.mock('../features/home/pc-home-view', () => ({ PcHomeView: mockView }));
jest.mock('../features/home/m-home-view', () => ({ MHomeView: mockView }));
jest.mock('../features/home/activities-screen', () => ({
  ActivitiesScreen: () => {
    mockRenders.push('activities');
    return null;
  },
}));

afterEach(() => {
  jest.useRealTimers();
  mockRenders.length = 0;
});

test.each([HomePage, MHomePage])(
  'of %p, the clock renders the activities anew and nothing else',
  (Page) => {
    jest.useFakeTimers();
    const data = {
      ...{
        hero: null,
        night: null,
        dawn: null,
        roofGames: [],
        download: null,
        poster: null,
        gamesByIds: [],
      },
      ...{ homePartners: { nodes: [] }, greeter: { nodes: [] }, allCharacter: { totalCount: 0 } },
      ...{ allActivity: { nodes: [] }, allGame: { totalCount: 0 } },
    };
    // Gatsby's props of a page hold more than it reads.
    const pageContext = { roof: { things: [], lanterns: [] } };
    const props = { data, pageContext, location: window.location } as never;
    renderPage(createElement(Page, props), []);
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(mockRenders).toEqual(['view', 'activities', 'activities', 'activities']);
  },
);
