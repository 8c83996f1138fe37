import { fetchWhatIsTouched } from './touched-links';

beforeAll(() => {
  fetchWhatIsTouched();
});

test.each([
  ['a link to a page', '<a href="/m/activity/?a=1#top"><b>go</b></a>', 'touch', ['/m/activity/']],
  [
    'the same with a mouse, which hovers first',
    '<a href="/m/activity/"><b>go</b></a>',
    'mouse',
    [],
  ],
  ['a file', '<a href="/terms.html"><b>go</b></a>', 'touch', []],
  ['another site', '<a href="https://a.example/x/"><b>go</b></a>', 'touch', []],
  ['a tab of its own', '<a href="/x/" target="_blank"><b>go</b></a>', 'touch', []],
  ['no link', '<p><b>go</b></p>', 'touch', []],
])('%s', (_, html, pointerType, fetched) => {
  document.body.innerHTML = html;
  const hovering = jest.spyOn(window.___loader, 'hovering');
  const event = new MouseEvent('pointerdown', { bubbles: true });
  Object.assign(event, { pointerType });
  document.querySelector('b')?.dispatchEvent(event);
  expect(hovering.mock.calls.flat()).toEqual(fetched);
  hovering.mockRestore();
});
