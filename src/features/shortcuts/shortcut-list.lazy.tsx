import type { ThemeUIStyleObject } from 'theme-ui';
import { readingStrings } from '../../i18n/bundles/reading-strings';
import { useStrings } from '../../i18n/use-strings';
import { Dialog } from '../../ui/dialog';
import { WithLateStrings } from '../../ui/with-late-strings';
import { ShortcutSwitch } from './shortcut-switch';

interface Props {
  open: boolean;
  onClose: () => void;
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  marginBottom: 5,
  '& dd': { margin: 0 },
} satisfies ThemeUIStyleObject;

const keyStyle = {
  display: 'inline-block',
  minWidth: 36,
  paddingX: 2,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  fontFamily: 'inherit',
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

function List({ open, onClose }: Props) {
  const t = useStrings('reading');
  const common = useStrings('common');
  const keys = [
    { key: '/', does: t('shortcut-search') },
    { key: 'Ctrl K · ⌘ K', does: t('shortcut-search-typing') },
    { key: '?', does: t('shortcut-help') },
    { key: 'Esc', does: t('shortcut-close') },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={common('shortcuts')} focus="dialog" size="small">
      <dl sx={listStyle}>
        {keys.map(({ key, does }) => [
          <dt key={key}>
            <kbd sx={keyStyle}>{key}</kbd>
          </dt>,
          <dd key={`${key} does`}>{does}</dd>,
        ])}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  );
}

/** The list of keys in a dialog, with a switch that turns them off. */
export function ShortcutList(props: Props) {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <List {...props} />
    </WithLateStrings>
  );
}
