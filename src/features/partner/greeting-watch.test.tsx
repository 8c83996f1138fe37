import { fireEvent, render } from '@testing-library/react';
import { forgetFirstWords, useFirstWords } from '../../platform/chats/first-words';
import { useGreetingWatch } from './greeting-watch';

function Watch() {
  useGreetingWatch();
  return (
    // As the build has written it: no code of ours has made it.
    <div
      dangerouslySetInnerHTML={{
        __html:
          '<div><details name="say-p-lingxi"></details><details name="say-p-lingxi"></details></div>' +
          '<details name="other"></details>',
      }}
    />
  );
}

function open(selector: string): void {
  const details = document.querySelector<HTMLDetailsElement>(selector)!;
  // This page knows no names of details.
  Object.defineProperty(details, 'name', { value: details.getAttribute('name') });
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

beforeEach(forgetFirstWords);

it('remembers the answer that is opened in a greeting of a prebuilt page', () => {
  render(<Watch />);
  open('details:nth-of-type(2)');
  expect(useFirstWords.getState()).toMatchObject({ 'p-lingxi': { answer: 1 } });
});

it('remembers nothing of other details', () => {
  render(<Watch />);
  open('[name="other"]');
  expect(useFirstWords.getState()).toEqual({});
});
