import { useIdle } from '../ui/use-idle';
import { useLoaded } from '../ui/use-loaded';

const load = () => import('./later');

/** The place of what is no part of the first load, to stand once in the frame. */
export const LaterSlot = ({ pathname }: { pathname: string }) => {
  const code = useLoaded(load, useIdle());
  return code ? <code.Later pathname={pathname} /> : null;
};
