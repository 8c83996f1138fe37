import { useStrings } from '../../i18n/use-strings';
import { PageTitle } from '../../ui/page-title';
import { Prose } from '../../ui/prose';

/** Who Youban is, from `content/about`. */
export const AboutView = ({ title, html }: { title: string; html: string }) => {
  const t = useStrings('about');
  return (
    <>
      <p sx={{ paddingTop: 5, marginBottom: -5, color: 'primary', fontWeight: 'medium' }}>
        {t('eyebrow')}
      </p>
      <PageTitle title={title} />
      <Prose html={html} />
    </>
  );
};
