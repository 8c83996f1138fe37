import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { RequestState } from '../../api-client/request-state';
import { contentColumn } from '../../ui/content-column';
import { ErrorState } from '../../ui/error-state';

interface Props<T> {
  request: RequestState<T>;
  /** Shown while the request is loading. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

const errorStyle = { ...contentColumn, paddingTop: 5 } satisfies ThemeUIStyleObject;

/** Renders the data of a request; a skeleton while it is loading, and an error with a retry button after a failure. */
export function AsyncContent<T>({ request, skeleton, children }: Props<T>) {
  if (request.status === 'loading') return skeleton;
  if (request.status === 'ready') return children(request.data);
  return (
    <div sx={errorStyle}>
      <ErrorState retry={request.retry} />
    </div>
  );
}
