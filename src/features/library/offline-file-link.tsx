import { useContext } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { printed } from '../../theme/theme';
import { OfflineFileContext } from './offline-file-context';

const linkStyle = {
  display: 'flex',
  width: 'fit-content',
  // Below the button of who can play it, which reaches out of its part.
  marginTop: 4,
  alignItems: 'center',
  minHeight: 'touch',
  color: 'primary',
  fontSize: 1,
  textUnderlineOffset: '0.2em',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Leads to the game's page as one file, which the browser saves under the name of the game; nothing where the build makes none. */
export function OfflineFileLink() {
  const file = useContext(OfflineFileContext);
  if (!file) return null;
  return (
    <a href={file.address} download={file.address.replace(/^.*\//, '')} sx={linkStyle}>
      {file.label}
    </a>
  );
}
