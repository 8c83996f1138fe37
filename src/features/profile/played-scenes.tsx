import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return import('./profile-facts.lazy');
}

/** Scenes that the user has played to their end in this browser: nothing until their code is there, or where there is none. */
export function PlayedScenes({ userId }: { userId: string }) {
  const { code } = useLazy(load);
  return code && <code.PlayedSceneFrames userId={userId} />;
}
