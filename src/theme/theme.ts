import type { Theme } from 'theme-ui';
import { colors } from './tokens';

const latin = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue"';
const chinese =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"';
const japanese = '"Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP"';

/** Font stacks by language: the same Han character looks different in Chinese and Japanese. */
export const fontStacks = {
  zh: `${latin}, ${chinese}, sans-serif`,
  ja: `${latin}, ${japanese}, sans-serif`,
} as const;

/** The design tokens, as theme-ui takes them. Sizes are in pixels unless they are text. */
export const theme: Theme = {
  config: { useCustomProperties: false, useColorSchemeMediaQuery: false },
  colors,
  fonts: { body: 'inherit', heading: 'inherit' },
  fontSizes: [12, 14, 16, 18, 22, 28, 36, 48],
  fontWeights: { body: 400, medium: 500, bold: 700 },
  lineHeights: { body: 1.75, heading: 1.3 },
  space: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
  radii: { small: 6, medium: 12, large: 20, round: 999 },
  shadows: {
    card: '0 1px 2px rgb(29 26 43 / 6%), 0 8px 24px rgb(29 26 43 / 6%)',
    raised: '0 2px 6px rgb(29 26 43 / 10%), 0 16px 40px rgb(29 26 43 / 12%)',
  },
  // The footer's own padding brings its text in line with the content.
  sizes: { content: 1120, footer: 1144, text: 720 },
};

/** Container widths at which views change, for `@container` rules: the frame decides, not the window. */
export const wide = '@container page (min-width: 900px)';
export const medium = '@container page (min-width: 560px)';
