import type { ThemeUICSSObject } from 'theme-ui';
import { colors } from './colors';
import { writeRules as writeFewRules } from './write-rules.browser';
import { writeRules } from './write-rules';

/** Leaves out of rules what emotion says in more or fewer characters. */
function compact(rules: string): string {
  return rules
    .replace(/(padding|margin)-left:([^;]+);\1-right:\2;/g, '$1-inline:$2;')
    .replace(/(padding|margin)-top:([^;]+);\1-bottom:\2;/g, '$1-block:$2;')
    .replaceAll(' !important', '!important')
    .replaceAll(/ ?([>~+,]) ?/g, '$1');
}

function expected(style: ThemeUICSSObject): string {
  return compact(writeRules([style], '.a').join(''));
}

function rules(style: ThemeUICSSObject): string {
  return compact(writeFewRules([style], '.a').join(''));
}

/** Properties of CSS that styles here use, and those whose names are like theirs. */
const PROPERTIES = `
  accentColor alignItems animationDelay animationIterationCount aspectRatio backdropFilter background backgroundClip
  backgroundColor backgroundImage backgroundPositionX backgroundPositionY backgroundSize blockSize border borderBlock
  borderBlockColor borderBlockEndWidth borderBottom borderBottomColor borderBottomLeftRadius borderBottomWidth borderColor
  borderEndEndRadius borderImageOutset borderImageSlice borderImageWidth borderInlineStartColor borderLeft borderLeftColor
  borderLeftWidth borderRadius borderRight borderRightColor borderSpacing borderStyle borderTop borderTopColor
  borderTopLeftRadius borderTopRightRadius borderTopWidth borderWidth bottom boxShadow boxSizing caretColor clipPath color
  colorScheme columnCount columnGap columnRuleColor columnRuleWidth columnWidth columns containIntrinsicHeight
  containIntrinsicSize content cursor display fill fillOpacity filter flex flexBasis flexDirection flexFlow flexGrow
  flexShrink flexWrap floodOpacity fontFamily fontFeatureSettings fontSize fontSizeAdjust fontStretch fontWeight gap grid
  gridArea gridAutoColumns gridAutoRows gridColumn gridColumnEnd gridColumnGap gridColumnStart gridGap gridRow gridRowEnd
  gridRowGap gridRowStart gridTemplateColumns gridTemplateRows height hyphens inlineSize inset insetBlock insetBlockEnd
  insetInline insetInlineStart justifyContent left letterSpacing lineBreak lineClamp lineHeight listStyle margin
  marginBlock marginBlockEnd marginBottom marginInline marginInlineStart marginLeft marginRight marginTop marginX marginY
  maskImage maskSize maxBlockSize maxHeight maxInlineSize maxWidth minBlockSize minHeight minInlineSize minWidth
  objectFit objectPosition opacity order orphans outline outlineColor outlineOffset outlineWidth overflow overflowX
  overflowY overscrollBehaviorX padding paddingBlock paddingBlockStart paddingBottom paddingInline paddingInlineEnd
  paddingLeft paddingRight paddingTop paddingX paddingY perspective position right rotate rowGap scale scrollMargin
  scrollMarginBlock scrollMarginTop scrollPaddingBottom scrollPaddingInline scrollPaddingTop scrollbarColor
  scrollbarGutter scrollbarWidth shapeMargin shapeOutside stopOpacity stroke strokeDasharray strokeDashoffset strokeLinecap
  strokeMiterlimit strokeOpacity strokeWidth tabSize textDecorationColor textDecorationThickness textIndent textShadow
  textUnderlineOffset textWrap top transform transformOrigin transition translate userSelect verticalAlign
  viewTransitionName visibility whiteSpace widows width willChange wordBreak wordSpacing writingMode zIndex zoom
  WebkitBoxOrient WebkitLineClamp WebkitTextFillColor WebkitTextSizeAdjust WebkitTextStrokeColor WebkitTextStrokeWidth`
  .split(/\s+/)
  .filter(Boolean);

const VALUES = [
  ...[0, 1, 2, 4, 9, 10, 44, 0.5, 1.5, -1, -4, -44, -0.5],
  ...['muted', 'onAmber', 'touch', 'content', 'card', 'peek', 'medium', 'round', 'heading', 'bold'],
  ...[
    'header',
    'none',
    '1rem',
    '0.5rem',
    '-8px',
    '50%',
    'auto',
    'calc(1px + 2em)',
    'var(--x, 4px)',
  ],
];

test.each(PROPERTIES)('%s is what theme-ui and emotion make of it', (property) => {
  for (const value of VALUES) {
    const style = { [property]: value };
    expect(`${String(value)} ${rules(style)}`).toBe(`${String(value)} ${expected(style)}`);
  }
});

test.each<[string, ThemeUICSSObject]>([
  ['what is within', { color: 'muted', '& a': { color: 'text' }, '& > li + li': { margin: 1 } }],
  ['states', { '&:hover, &:focus-visible': { margin: -1 }, '&::before': { content: '"a, b"' } }],
  ['surroundings', { 'li:is(:hover, :focus) > &, [open] &': { '& b, & i': { top: 1 } } }],
  ['no name of its own', { 'ul, ol': { margin: 0, '& > li': { padding: 1 } } }],
  ['doubled names', { '&&': { gap: 2 }, '& > :where(li) &': { gap: 3 } }],
  ['declarations after nested rules', { '&:hover': { top: 0 }, color: 'text' }],
  [
    'conditions',
    {
      width: 'content',
      '@media print': { width: 1, '&:hover': { color: 'text' } },
      '&:hover': { '@media (hover: hover)': { '& a': { top: -2 } } },
      '@container page (min-width: 9px)': { '@supports (gap: 1px)': { gap: 1 } },
    },
  ],
  ['custom properties', { '--Size': 4, '--text-size': 'var(--Size)' }],
  ['what says nothing', { color: undefined, top: false, left: null, '&:hover': {} }],
])('%s', (_, style) => {
  expect(rules(style)).toBe(expected(style));
});

it('lets a later style win, with what is nested after all declarations', () => {
  const own = { color: 'text', '&:hover': { color: 'muted' } };
  expect(writeFewRules([own, { color: 'page', '&:hover': { top: 0 } }], '.a')).toEqual([
    `.a{color:${colors.text};color:${colors.page};}`,
    `.a:hover{color:${colors.muted};}`,
    '.a:hover{top:0;}',
  ]);
});

it('adds a prefix where a browser needs it, and nowhere else', () => {
  expect(rules({ maskImage: 'none', display: 'flex', transform: 'none' })).toBe(
    '.a{-webkit-mask-image:none;mask-image:none;display:flex;transform:none;}',
  );
  expect(rules({ '@media print': { userSelect: 'text' } })).toContain(
    '-webkit-user-select:text;user-select:text;',
  );
});

test('the steps of an animation', () => {
  const steps = { '@keyframes y-1': { '0%, 100%': { opacity: 0 }, to: { transform: 'none' } } };
  expect(compact(writeFewRules([steps], '').join(''))).toBe(
    compact(writeRules([steps], '').join('')),
  );
});
