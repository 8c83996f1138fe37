import { documentStyles } from './document-styles';

test('running text is broken by phrases in no language', () => {
  const keeping = Object.keys(documentStyles).filter((selector) =>
    /auto-phrase|keep-all/.test(JSON.stringify(Reflect.get(documentStyles, selector))),
  );
  expect(keeping).toHaveLength(2);
  expect(keeping.join(' ')).not.toMatch(/[(\s](p|li|blockquote|body|html)[,)]/);
});
