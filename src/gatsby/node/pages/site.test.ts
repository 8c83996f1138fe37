import { LOCALES } from '../../../config/locales';
import { pagesOf } from './page-factory';
import { developmentPages } from './site';

describe('pages of development', () => {
  test('are in no build', () => {
    expect(developmentPages('production')).toEqual([]);
    expect(developmentPages(undefined)).toEqual([]);
  });

  test('are there in every language and variant while developing', () => {
    const paths = developmentPages('development')
      .flatMap((spec) => pagesOf(spec, LOCALES))
      .map((page) => page.path);
    expect(paths).toHaveLength(6);
    expect(paths).toEqual(expect.arrayContaining(['/components/', '/en/m/components/']));
  });

  test('have no address in a production build', async () => {
    const mode = process.env.NODE_ENV;
    try {
      process.env.NODE_ENV = 'production';
      jest.resetModules();
      const { matchRoute } = await import('../../../routes');
      expect(matchRoute('/components/')).toBeUndefined();
      expect(matchRoute('/activity/')?.name).toBe('activity');
    } finally {
      process.env.NODE_ENV = mode;
    }
  });
});
