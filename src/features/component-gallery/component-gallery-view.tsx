import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { dark, light } from '../../theme/tokens';
import { PageTitle } from '../../ui/page-title';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Fields } from './fields';
import { Floats } from './popovers';
import { Icons } from './icons';
import { Rows } from './tabs-and-carousels';
import { Scheme } from './color-scheme';
import { States } from './states';
import { Texts } from './texts';
import { Windows } from './overlays';

function Specimens() {
  return (
    <>
      <Buttons />
      <Icons />
      <Fields />
      <Texts />
      <Cards />
      <States />
      <Floats />
      <Windows />
      <Rows />
    </>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  gap: 4,
} satisfies ThemeUIStyleObject;

/** Every component in every state, in both colour schemes. Exists while developing only. */
export function ComponentsView() {
  const t = useStrings('components');
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <div sx={columnsStyle}>
        <Scheme name={t('light')} scheme={light}>
          <Specimens />
        </Scheme>
        <Scheme name={t('dark')} scheme={dark}>
          <Specimens />
        </Scheme>
      </div>
    </>
  );
}
