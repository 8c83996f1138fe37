import type { ThemeUIStyleObject } from 'theme-ui';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { WithLateStrings } from '../../ui/with-late-strings';
import type { ItemPickerProps } from './picker-offers';

function load() {
  return import('./item-picker.lazy');
}

/** Room for the field with its label. */
const roomStyle = { minHeight: 77 } satisfies ThemeUIStyleObject;

/** A field that picks a game or role by its name: the suggestions of the site, with their pictures. */
export function ItemPicker(props: ItemPickerProps) {
  const { code } = useLazy(load);
  const room = <div sx={roomStyle} />;
  return (
    <WithLateStrings namespace="typeahead" bundles={typeaheadStrings} waiting={room}>
      {code ? <code.ItemPickerField {...props} /> : room}
    </WithLateStrings>
  );
}
