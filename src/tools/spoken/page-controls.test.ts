import { alikeControls, controlsOf } from './page-controls';
import { page, text, type Sketch } from './testing/sketched-page';

function button(name: string): Sketch {
  return { role: 'button', name };
}

function link(name: string, url: string): Sketch {
  return { role: 'link', name, properties: { url } };
}

function heading(name: string): Sketch {
  return { role: 'heading', name, properties: { level: 2 }, children: [text(name)] };
}

test('controls are listed with the named parts that they lie in and the heading before them', () => {
  const search = { role: 'search', name: '搜索游戏', children: [button('搜索')] };
  const main = {
    role: 'main',
    children: [search, heading('角色'), link('三更', '/a'), text('字')],
  };
  expect(controlsOf(page(main))).toEqual([
    { role: 'button', name: '搜索', url: '', within: '/搜索游戏', heading: '' },
    { role: 'link', name: '三更', url: '/a', within: '', heading: '角色' },
  ]);
});

function alike(...children: readonly Sketch[]): readonly string[] {
  return alikeControls(controlsOf(page(...children)));
}

test('two buttons of one name are alike, unless they lie in parts of different names', () => {
  expect(alike(heading('甲'), button('移除'), heading('乙'), button('移除'))).toEqual([
    'button “移除” in the page, below “乙”',
  ]);
  const part = (name: string): Sketch => ({ role: 'group', name, children: [button('移除')] });
  expect(alike(part('甲'), part('乙'))).toEqual([]);
  expect(alike(button('移除'), { ...button('移除'), role: 'checkbox' }, button('加入'))).toEqual(
    [],
  );
});

test('links of one name may lead to the same address, or stand beneath different headings', () => {
  expect(alike(link('更多', '/a'), link('更多', '/a'))).toEqual([]);
  expect(alike(heading('甲'), link('更多', '/a'), heading('乙'), link('更多', '/b'))).toEqual([]);
  expect(alike(link('更多', '/a'), link('更多', '/b'))).toHaveLength(1);
});
