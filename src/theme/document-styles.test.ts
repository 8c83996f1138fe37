import { shallowWindow } from '../config/breakpoints-and-sizes';
import { documentRules } from './write-rules';
import { schemeVariables } from './colors';
import { documentStyles } from './document-styles';
import { forcedColors, sizes, STICKY, sticky, theme } from './theme';

const rules = documentRules(documentStyles).replaceAll(' !important', '!important');

test('running text is broken by phrases in no language', () => {
  const keeping = Object.keys(documentStyles).filter((selector) =>
    /auto-phrase|keep-all/.test(JSON.stringify(Reflect.get(documentStyles, selector))),
  );
  expect(keeping).toHaveLength(2);
  expect(keeping.join(' ')).not.toMatch(/[(\s](p|li|blockquote|body|html)[,)]/);
});

describe('type', () => {
  test('follows the size that the browser is set to', () => {
    for (const size of theme.fontSizes as readonly string[]) expect(size).toMatch(/rem/);
    expect(sizes.text).toMatch(/rem$/);
    expect(documentStyles[':root'].fontSize).toBe('max(1em, 12px)');
    expect(rules).not.toMatch(/font-size:\d+px/);
  });
});

test('large type has its room in headers', () => {
  expect(rules).toContain('(max-width: 17.49em){[data-search-door]{display:none;}}');
  expect(rules).toContain('(max-width: 74.99em){#top-title{margin-top:4rem;}}');
});

test('in a shallow window nothing keeps its place, and no room is kept for the notice', () => {
  expect(rules).toContain(
    `${shallowWindow}{:root{${STICKY}:static;scroll-padding-top:16px;--bottom-inset:0px!important;}}`,
  );
  expect(sticky).toBe(`var(${STICKY}, sticky)`);
});

test('in forced colours the ring is the system’s, and a summary looks like a button', () => {
  expect(rules).toContain(`${forcedColors}{summary{border:1px solid;color:ButtonText!important;}}`);
  expect(documentStyles[':root'][forcedColors]).toEqual(schemeVariables({ amber: 'Highlight' }));
});

test('the ring is not drawn around what a script gives the focus to', () => {
  expect(rules).toContain(':focus-visible:not(p, main, section, h1, h2, h3, h4){outline:3px solid');
});
