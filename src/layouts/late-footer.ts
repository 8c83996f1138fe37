import { latePart } from '../platform/loading/late-part';
import { footerAtBuild } from './footer-at-build';

/** The footer, which is below the first view of every page. */
export const Footer = latePart(
  'footer',
  footerAtBuild,
  async () => (await import('./footer.lazy')).Footer,
);
