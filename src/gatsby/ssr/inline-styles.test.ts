import { keyframes } from '../../theme/keyframes';
import { classNameOf, rulesOf } from '../../theme/class-name';
import { documentRules } from '../../theme/write-rules';
import { colors } from '../../theme/colors';
import { compactRules, inlineStyles } from './inline-styles';

const appear = keyframes({ from: { opacity: 0 } });
const red = classNameOf({ color: 'danger' });
const large = classNameOf({ fontSize: 5, animation: `${appear} 1s` });

/** More than shares a style element. */
const filler = '文'.repeat(9_000);

function styles(html: string): readonly string[] {
  return Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/g), ([, rules = '']) => rules);
}

it('puts the rules of classes before the first block that has them', () => {
  const html = inlineStyles(`<div id="root"><p class="${red}">a</p></div>`, rulesOf);
  expect(html).toBe(
    `<style data-built>.${red}{color:${colors.danger}}</style>` +
      `<div id="root"><p class="${red}">a</p></div>`,
  );
});

it('brings keyframes with the class that uses them', () => {
  const html = inlineStyles(`<div class="${large}"></div>`, rulesOf);
  expect(html).toMatch(/@keyframes (\S+)\{from\{opacity:0\}\}/);
});

it('says each rule once, with the stretch of the page that needs it first', () => {
  const html = inlineStyles(
    `<div><p class="${red}">${filler}</p></div><section class="${red} ${large}"></section>`,
    rulesOf,
  );
  expect(styles(html)).toEqual([red, large].map((name) => compactRules(rulesOf(name) ?? '')));
  expect(html).toMatch(/<\/style><section/);
});

it('has no style element where nothing new is needed', () => {
  const html = `<div>${filler}</div><div class="plain">b</div>`;
  expect(inlineStyles(html, rulesOf)).toBe(html);
});

it('never puts a style element into noscript, whose rules would be text', () => {
  const html = inlineStyles(
    `<div>${filler}<noscript><div class="${red}">a</div></noscript></div>`,
    rulesOf,
  );
  expect(html.startsWith('<style')).toBe(true);
  expect(styles(html)).toEqual([compactRules(rulesOf(red) ?? '')]);
});

it('leaves text without elements as it is', () => {
  expect(inlineStyles('', rulesOf)).toBe('');
  expect(inlineStyles('text', rulesOf)).toBe('text');
});

it('makes the rules of the document', () => {
  expect(documentRules({ body: { margin: 0 }, '@media print': { body: { color: 'red' } } })).toBe(
    'body{margin:0;}@media print{body{color:red;}}',
  );
});

it('says rules in few characters, and leaves strings alone', () => {
  const quoted = '.a{font-family:"Segoe, UI / ;}", serif;color:rgb(1 2 3 / 5%), red;}';
  expect(compactRules(quoted)).toBe(
    '.a{font-family:"Segoe, UI / ;}",serif;color:rgb(1 2 3/5%),red}',
  );
});

it('says two sides and a border at once, where they mean the same', () => {
  expect(
    compactRules(
      '.a{padding-left:4px;padding-right:4px;padding-top:max(1px, 2px);padding-bottom:max(1px, 2px);}' +
        '.b{margin-left:-4px;margin-right:-4px;border:1px solid;border-color:var(--color);}',
    ),
  ).toBe(
    '.a{padding-inline:4px;padding-block:max(1px,2px)}.b{margin-inline:-4px;border:1px solid var(--color)}',
  );
  const apart =
    '.a{padding-left:4px;padding-right:40px;border:1px solid red;border-color:var(--color)}' +
    '.b{border:1px solid;border-color:var(--color) red}.c{margin-top:1px;color:red;margin-bottom:1px}';
  expect(compactRules(apart)).toBe(apart);
});

it('needs neither spaces in questions nor zeros before points', () => {
  expect(
    compactRules(
      '@media (min-width: 0.5em) and (hover: hover){.a0{margin:-0.5em 10.05em;inset:calc(1px + 0.2em)}}',
    ),
  ).toBe(
    '@media (min-width:.5em) and (hover:hover){.a0{margin:-.5em 10.05em;inset:calc(1px + .2em)}}',
  );
  expect(compactRules('.a::after{content:": 0.5"}')).toBe('.a::after{content:": 0.5"}');
});

it('needs no spaces around signs of selectors', () => {
  expect(compactRules('.a > li{top:0 !important;content:"a > b";}')).toBe(
    '.a>li{top:0!important;content:"a > b"}',
  );
});
