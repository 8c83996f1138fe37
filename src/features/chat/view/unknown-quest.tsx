import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { buttonStyle } from '../../../ui/button-style';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { contentColumn } from '../../../ui/content-column';
import { EmptyState } from '../../../ui/empty-state';

const placeStyle = { ...contentColumn, paddingTop: 6 } satisfies ThemeUIStyleObject;

/** Says that the scene of the address is none of this partner's. */
export function UnknownQuest({ partnerId }: { partnerId: string }) {
  const t = useStrings('chat');
  useDocumentTitle(t('quest-unknown'));
  return (
    <div sx={placeStyle}>
      <EmptyState
        art="not-found"
        title={t('quest-unknown')}
        titleAs="h1"
        text={t('quest-unknown-text')}
      >
        <LocalLink to="partnerStory" params={{ id: partnerId }} sx={buttonStyle}>
          {t('quest-stories')}
        </LocalLink>
      </EmptyState>
    </div>
  );
}
