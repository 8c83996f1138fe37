import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { Carousel } from '../../ui/carousel';
import { pageLinkStyle, Pagination } from '../../ui/pagination';
import { Tabs } from '../../ui/tabs';
import { samplePicture, Specimen } from './specimen';

const PAGES = 12;
const NUMBERS = [1, 2, 3, 4, 5];

const slideStyle = {
  width: '100%',
  height: 'auto',
  borderRadius: 'large',
} satisfies ThemeUIStyleObject;

/** A carousel with one slide or several in view. */
function Slides({ slideWidth }: { slideWidth?: string }) {
  const t = useStrings('components');
  return (
    <Carousel label={t('carousel')} {...(slideWidth !== undefined && { slideWidth })}>
      {NUMBERS.map((number) => (
        <img
          key={number}
          src={samplePicture(number)}
          alt={t('slide', { number })}
          width={1200}
          height={675}
          draggable={false}
          sx={slideStyle}
        />
      ))}
    </Carousel>
  );
}

const carouselsStyle = { display: 'grid', gap: 5, marginTop: 5 } satisfies ThemeUIStyleObject;

/** Tabs, carousels and pagination. */
export function TabsAndCarousels() {
  const t = useStrings('components');
  const [page, setPage] = useState(5);
  return (
    <Specimen title={t('rows')}>
      <Tabs
        label={t('rows')}
        tabs={[
          { id: 'story', label: t('tab-story'), content: <p>{t('card-text')}</p> },
          { id: 'skills', label: t('tab-skills'), content: <p>{t('tab-text')}</p> },
          { id: 'voice', label: t('tab-voice'), content: <p>{t('card-long')}</p> },
          { id: 'long', label: t('long'), content: <p>{t('card-long')}</p> },
        ]}
      />
      <div sx={carouselsStyle}>
        <Slides />
        <Slides slideWidth="240px" />
      </div>
      <Pagination page={page} pages={PAGES}>
        {({ page: to, current, label, text }) => (
          <a
            href="#main"
            aria-current={current ? 'page' : undefined}
            aria-label={label}
            onClick={(event) => {
              event.preventDefault();
              setPage(to);
            }}
            sx={pageLinkStyle}
          >
            {text}
          </a>
        )}
      </Pagination>
    </Specimen>
  );
}
