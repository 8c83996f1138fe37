import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Files of the site's own server, by path; what is not among them is not found. */
export interface SiteFiles {
  /** The files; a test changes them at will. */
  readonly files: Map<string, unknown>;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
}

/** Serves JSON files as the site's own server would, for the tests of one file. */
export function startSiteFiles(): SiteFiles {
  const files = new Map<string, unknown>();
  const asked: string[] = [];
  const server = setupServer(
    http.get('*', ({ request }) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      asked.push(path);
      const file = files.get(path);
      if (file === undefined) return new HttpResponse('<!doctype html>', { status: 404 });
      return HttpResponse.json(file);
    }),
  );
  beforeAll(() => server.listen());
  beforeEach(() => {
    files.clear();
    asked.length = 0;
  });
  afterAll(() => server.close());
  return { files, asked };
}
