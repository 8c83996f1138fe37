import { act } from '@testing-library/react';
import { replaceHydrateFunction } from './hydrate';

const hydrate = replaceHydrateFunction();

function element(html: string): HTMLElement {
  const div = document.createElement('div');
  div.innerHTML = html;
  document.body.append(div);
  return div;
}

const wrapped = (
  <div id="gatsby-focus-wrapper">
    <p>灯</p>
  </div>
);

afterEach(() => document.body.replaceChildren());

test('what the build has drawn is taken over as it is', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = element('<div id="gatsby-focus-wrapper"><p>灯</p></div>');
  const drawn = site.querySelector('p');
  act(() => void hydrate(wrapped, site));
  expect(site.querySelector('p')).toBe(drawn);
  expect(errors).not.toHaveBeenCalled();
});

test('an empty page is rendered', () => {
  const site = element('<div id="gatsby-focus-wrapper"></div>');
  act(() => void hydrate(wrapped, site));
  expect(site.querySelectorAll('p')).toHaveLength(1);
});

test('an element beside the page is rendered, and taken out again', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  element('<div id="gatsby-focus-wrapper"><p>灯</p></div>');
  const beside = element('');
  let remove: (() => void) | undefined;
  act(() => {
    remove = hydrate(<b>…</b>, beside);
  });
  expect(beside.innerHTML).toBe('<b>…</b>');
  act(() => remove?.());
  expect(beside.innerHTML).toBe('');
  expect(errors).not.toHaveBeenCalled();
});
