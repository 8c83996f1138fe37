import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { dark, light } from '../../theme/colors';
import { PageTitle } from '../../ui/page-title';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Fields } from './fields';
import { Popovers } from './popovers';
import { Icons } from './icons';
import { TabsAndCarousels } from './tabs-and-carousels';
import { ColorScheme } from './color-scheme';
import { States } from './states';
import { Texts } from './texts';
import { Overlays } from './overlays';

function Specimens() {
  return (
    <>
      <Buttons />
      <Icons />
      <Fields />
      <Texts />
      <Cards />
      <States />
      <Popovers />
      <Overlays />
      <TabsAndCarousels />
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  gap: 4,
} satisfies ThemeUIStyleObject;

/** Every component in every state, in both colour schemes. Exists while developing only. */
export function ComponentGalleryView() {
  const t = useStrings('components');
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <div sx={columnsStyle}>
        <ColorScheme name={t('light')} scheme={light}>
          <Specimens />
        </ColorScheme>
        <ColorScheme name={t('dark')} scheme={dark}>
          <Specimens />
        </ColorScheme>
      </div>
    </>
  );
}
