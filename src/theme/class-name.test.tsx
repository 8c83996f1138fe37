import { render, screen } from '@testing-library/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from './colors';

const boxStyle = {
  color: 'muted',
  padding: 4,
  minHeight: 'touch',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

const tightStyle = { padding: 1, marginTop: 2 } satisfies ThemeUIStyleObject;

/** Has a style of its own, and takes another one from its owner. */
function Box({ className }: { className?: string }) {
  return <div data-testid="box" className={className} sx={boxStyle} />;
}

function ruleTexts(): string {
  return Array.from(document.styleSheets, (sheet) =>
    Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'),
  ).join('\n');
}

describe('an element with a style', () => {
  it('has the values of the theme', () => {
    render(<Box />);
    const { className } = screen.getByTestId('box');
    expect(className).toMatch(/^y\w+$/);
    const rules = ruleTexts();
    expect(rules).toContain(
      `.${className} {color: ${colors.muted}; padding: 16px; min-height: 44px;}`,
    );
    expect(rules).toContain(`.${className}:hover {color: ${colors.primary};}`);
  });

  it('shares its class with all that have the same style', () => {
    render(
      <>
        <p data-testid="one" sx={boxStyle} />
        <p data-testid="two" sx={{ ...boxStyle }} />
      </>,
    );
    expect(screen.getByTestId('one').className).toBe(screen.getByTestId('two').className);
  });

  it('is overruled by what its owner hands down, whichever came first into the document', () => {
    render(
      <>
        <p sx={tightStyle} />
        <Box sx={tightStyle} />
        <p sx={boxStyle} />
      </>,
    );
    const box = getComputedStyle(screen.getByTestId('box'));
    expect(box.padding).toBe('4px');
    expect(box.minHeight).toBe('44px');
  });

  it('keeps class names that are no styles', () => {
    render(<Box className="title other" />);
    expect(screen.getByTestId('box')).toHaveClass('title', 'other');
    expect(getComputedStyle(screen.getByTestId('box')).padding).toBe('16px');
  });
});

it('leaves an element without a style alone', () => {
  render(<p data-testid="plain" className="plain" />);
  expect(screen.getByTestId('plain').className).toBe('plain');
  expect(screen.getByTestId('plain')).not.toHaveAttribute('sx');
});

it('takes over what the build has written, and says none of it again', async () => {
  const { classNameOf } = await import('./class-name');
  const style = { outlineColor: 'danger' };
  const className = classNameOf(style);
  const written = document.createElement('style');
  written.dataset.built = '';
  written.textContent = `.${className}{outline-color:${colors.danger};}@media print{.${className}{color:red;}}`;
  document.body.append(written);
  const count = () => ruleTexts().split(`.${className}`).length - 1;
  expect(count()).toBe(3);
  await jest.isolateModulesAsync(async () => {
    const again = await import('./class-name');
    expect(again.classNameOf({ ...style })).toBe(className);
  });
  expect(written.parentElement).toBe(document.head);
  expect(count()).toBe(3);
});
