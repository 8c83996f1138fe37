import { Global } from '@emotion/react';
import { fontStacks } from './theme';
import { dark, light, schemeVariables } from './tokens';

/** Rules for the whole document: colour schemes, type, focus. */
export const GlobalStyle = () => (
  <Global
    styles={{
      ':root': {
        colorScheme: 'light dark',
        ...schemeVariables(light),
        '@media (prefers-color-scheme: dark)': schemeVariables(dark),
      },
      '*, *::before, *::after': { boxSizing: 'border-box' },
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '88px' },
      body: {
        margin: 0,
        color: 'var(--yb-text)',
        background: 'var(--yb-page)',
        fontFamily: fontStacks.zh,
        fontSize: 16,
        lineHeight: 1.75,
        overflowWrap: 'anywhere',
      },
      ':lang(ja)': { fontFamily: fontStacks.ja },
      ':lang(zh-CN)': { fontFamily: fontStacks.zh },
      'h1, h2, h3, h4, p, ul, ol, dl, figure': { margin: 0 },
      'h1, h2, h3, h4': { lineHeight: 1.3, textWrap: 'balance' },
      'img, picture, svg': { display: 'block', maxWidth: '100%' },
      a: { color: 'inherit' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      ':focus-visible': {
        outline: '3px solid var(--yb-primary)',
        outlineOffset: 2,
        borderRadius: 4,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }}
  />
);
