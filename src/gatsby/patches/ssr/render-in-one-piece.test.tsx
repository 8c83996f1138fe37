/** @jest-environment node */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import * as gatsbySsr from '../../../../gatsby-ssr';

/** The body of a page as the site's own renderer makes it. */
function rendered(bodyComponent: ReactNode): string {
  let html = '';
  const replaceBodyHTMLString = (text: string): void => {
    html = text;
  };
  Reflect.apply(gatsbySsr.replaceRenderer, undefined, [{ bodyComponent, replaceBodyHTMLString }]);
  return html;
}

/** The same as a stream makes it, with the pieces put together. */
async function streamed(body: ReactNode): Promise<string> {
  const pieces: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(Buffer.from(piece));
        done();
      },
    });
    target.on('finish', resolve);
    const { pipe } = renderToPipeableStream(body, {
      onAllReady: () => pipe(target),
      onError: reject,
    });
  });
  return Buffer.concat(pieces).toString();
}

/** A page of many short texts, so that a character lies across the end of every 2,048 bytes, somewhere. */
function page(shift: number): ReactNode {
  const stars = Array.from({ length: 300 }, (_, index) => <i key={index} aria-label="稀有度🏮" />);
  return <p title={'x'.repeat(shift)}>{stars}</p>;
}

const shifts = [0, 1, 2, 3];

test('what a page says is rendered whole, wherever its characters fall', () => {
  for (const shift of shifts) {
    const stars = '<i aria-label="稀有度🏮"></i>'.repeat(300);
    expect(rendered(page(shift))).toBe(`<p title="${'x'.repeat(shift)}">${stars}</p>`);
  }
});

test('a stream would put NUL between them: the reason for a renderer of our own', async () => {
  const pages = await Promise.all(shifts.map((shift) => streamed(page(shift))));
  expect(pages.some((html) => html.includes('\0'))).toBe(true);
});
