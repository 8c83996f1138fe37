import { waitFor } from '@testing-library/react';
import {
  importWithoutReload,
  isImportWithoutReload,
} from '../../../platform/loading/import-without-reload';
import { guardChunks, guardedLoad } from './guard-chunks';
import { navigation } from './navigation-state';

/** Makes the error with which webpack rejects when the script of a chunk does not come. */
function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { request: '/7-abc.js' });
}

/** How the server takes the question for the missing file. */
function answer(result: 'there' | 'gone' | 'silent') {
  return jest
    .spyOn(window, 'fetch')
    .mockImplementation(() =>
      result === 'silent'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status: result === 'there' ? 200 : 404 })),
    );
}

/** A visitor has typed something that no form keeps. */
function type(): void {
  document.body.innerHTML = '<textarea>half a sentence</textarea>';
}

function failing() {
  return jest.fn(() => Promise.reject(chunkError()));
}

beforeEach(() => {
  Object.assign(navigation, { isOutdated: false, isLeaving: false });
  sessionStorage.clear();
  document.body.replaceChildren();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what comes is handed on', async () => {
  await expect(
    guardedLoad(
      () => Promise.resolve('part'),
      () => false,
    )(7),
  ).resolves.toBe('part');
});

test('a network that failed for a moment is tried again', async () => {
  answer('there');
  const load = jest
    .fn<Promise<unknown>, [string | number]>()
    .mockRejectedValueOnce(chunkError())
    .mockResolvedValueOnce('part');
  await expect(guardedLoad(load, () => false)(7)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network the part is missing, and nothing is reloaded', async () => {
  answer('silent');
  const load = failing();
  await expect(guardedLoad(load, () => false)(7)).rejects.toThrow(
    'A part of the page did not come',
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('reloaded')).toBeNull();
});

test('what Gatsby would reload for without a guard is not what the error says', async () => {
  answer('silent');
  const error: unknown = await guardedLoad(
    failing(),
    () => false,
  )(7).catch((each: unknown) => each);
  expect(String(error)).not.toMatch(/loading chunk \d* failed./i);
});

test('a part that is gone is missing where a reload would lose what was typed', async () => {
  answer('gone');
  type();
  await expect(guardedLoad(failing(), () => false)(7)).rejects.toThrow('did not come');
  expect(sessionStorage.getItem('reloaded')).toBeNull();
  expect(navigation.isOutdated).toBe(true);
});

test('a part that is gone loads the page anew, once for all parts', async () => {
  const ask = answer('gone');
  const heard = jest.fn();
  const load = guardedLoad(failing(), () => false);
  load(7).then(heard, heard);
  load(8).then(heard, heard);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(navigation.isLeaving).toBe(true));
  expect(sessionStorage.getItem('reloaded')).toMatch(/^\d+ \/$/);
  expect(heard).not.toHaveBeenCalled();
});

test('a server that answers every address with a page has no such part', async () => {
  answer('there');
  type();
  const load = failing();
  await expect(guardedLoad(load, () => false)(7)).rejects.toThrow('did not come');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the code of a whole page, or what nobody has asked for, is left to who wants it', async () => {
  const ask = answer('gone');
  await expect(guardedLoad(failing(), () => true)(7)).rejects.toThrow('Loading chunk 7 failed.');
  expect(ask).not.toHaveBeenCalled();
});

test('a part that nobody has asked for reloads nothing; whoever asks for it later reloads', async () => {
  answer('gone');
  const load = guardedLoad(failing(), isImportWithoutReload);
  await expect(importWithoutReload(() => load(7))).rejects.toThrow('Loading chunk 7 failed.');
  expect(navigation.isOutdated).toBe(false);
  void load(7);
  await waitFor(() => expect(navigation.isLeaving).toBe(true));
});

test('while developing, when Gatsby has no list of pages, chunks come as they are', () => {
  expect(window.asyncRequires).toBeUndefined();
  expect(guardChunks).not.toThrow();
});
