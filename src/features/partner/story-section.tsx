import { useQuery } from '@apollo/client/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { EmptyState } from '../../ui/empty-state';
import { AsyncContent } from './async-content';
import type { SectionProps } from './partner-section';
import { PartSkeleton } from './partner-skeleton';
import { SceneCard } from './scene-card';
import { toScenes } from './story';

const sectionStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** A partner's story: its scenes in order. */
export function StorySection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  // Asked anew whenever one comes here: a scene that was played to its end has opened the next one.
  const scenes = useQuery(queries.storyScenes, {
    variables: { character_id: partner.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AsyncContent request={toRequestState(scenes)} skeleton={<PartSkeleton />}>
      {({ storyScenes: { list } }) => (
        <div sx={sectionStyle}>
          {list.length === 0 ? (
            <EmptyState art="empty" title={t('no-scenes')} />
          ) : (
            <ol sx={listStyle}>
              {toScenes(list, locale).map((scene) => (
                <li key={scene.id}>
                  <SceneCard partner={partner} scene={scene} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </AsyncContent>
  );
}
