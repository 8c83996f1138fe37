import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { EmptyState } from '../../ui/empty-state';
import { AsyncContent } from './async-content';
import type { SectionProps } from './partner-section';
import { toScenes } from './partner';
import { SceneCard } from './scene-card';
import { PartSkeleton } from './partner-skeleton';

const sectionStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = { padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** A partner's story: its scenes in order. */
export function StorySection({ scenes }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  return (
    <AsyncContent request={scenes} skeleton={<PartSkeleton />}>
      {(list) => (
        <div sx={sectionStyle}>
          {list.length === 0 ? (
            <EmptyState art="empty" title={t('no-scenes')} />
          ) : (
            <ol sx={listStyle}>
              {toScenes(list, locale).map((scene, index) => (
                <li key={scene.id}>
                  <SceneCard scene={scene} number={index + 1} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </AsyncContent>
  );
}
