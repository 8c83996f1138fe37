import { callApi } from '../../client/call-api';
import { useRequest } from '../../client/use-request';
import { usePlace } from '../../i18n/place';
import { useStrings } from '../../i18n/use-strings';
import { Message } from '../../ui/message';
import { Loaded } from './loaded';
import { toScenes, type Partner } from './partner';
import { SceneCard } from './scene-card';
import { PartSkeleton } from './skeleton';

/** A partner's story, scene by scene. */
export const StorySection = ({ partner: { id } }: { partner: Partner }) => {
  const t = useStrings('partner');
  const { variant, locale } = usePlace();
  const scenes = useRequest(id, (signal) =>
    callApi('storyScenes', { character_id: id }, { variant, signal }),
  );
  return (
    <Loaded request={scenes} skeleton={<PartSkeleton />}>
      {({ list }) => (
        <div sx={{ marginTop: 5 }}>
          {list.length === 0 ? (
            <Message title={t('no-scenes')} />
          ) : (
            <ol sx={{ display: 'grid', gap: 4, padding: 0, listStyle: 'none' }}>
              {toScenes(list, locale).map((scene, index) => (
                <li key={scene.id} sx={{ display: 'grid' }}>
                  <SceneCard scene={scene} number={index + 1} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </Loaded>
  );
};
