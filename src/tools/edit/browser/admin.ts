import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';
import { provideContentFolder } from './content-folder';

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const editorDataSchema = z.object({
  config: z.custom<CmsConfig>(isObject),
  /** Names of the forms, with the files that they are of. */
  forms: z.array(z.object({ name: z.string(), file: z.string() })),
  /** Origin of the preview. */
  preview: z.string(),
});

/** Data of a form, which the editor keeps as a map of its own. */
const formDataSchema = z.custom<{ toJS(): unknown }>((value) => isObject(value) && 'toJS' in value);

/** Texts of an entry in the languages that its pane does not show. */
const otherLanguagesSchema = z.custom<{ has(language: string): boolean }>(
  (value) => isObject(value) && 'has' in value,
);

/** How long nobody types before what was typed is shown. */
const PAUSE_MS = 150;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Hands over what stands in a form, so that the preview shows it before it is saved. */
function showDraft(file: string, data: unknown): void {
  clearTimeout(timers.get(file));
  const send = (): void => {
    void fetch('/drafts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, data }),
    });
  };
  timers.set(file, setTimeout(send, PAUSE_MS));
}

/** Gives up what was not saved, as a form is left: the preview shows the saved texts again. */
function dropDrafts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  void fetch('/drafts', { method: 'DELETE', keepalive: true });
}

declare global {
  interface Window {
    /** Makes elements of the React that Sveltia CMS brings. */
    h(name: string, props: object): ReactElement;
  }
}

async function start(): Promise<void> {
  provideContentFolder();
  addEventListener('hashchange', dropDrafts);
  addEventListener('pagehide', dropDrafts);
  const answer = await fetch('./editor.json');
  const { config, forms, preview } = editorDataSchema.parse(await answer.json());
  for (const { name, file } of forms) {
    CMS.registerPreviewTemplate(name, ({ entry, document: frame }: CustomPreviewTemplateProps) => {
      // The document of the pane keeps the language that it was opened in, whatever is chosen above the text.
      const others = otherLanguagesSchema.parse(entry.get('i18n'));
      const language = LOCALES.find((each) => !others.has(each)) ?? DEFAULT_LOCALE;
      const shown = file.replace('{{locale}}', language);
      showDraft(shown, formDataSchema.parse(entry.get('data')).toJS());
      frame.body.style.margin = '0';
      return window.h('iframe', {
        src: `${preview}/__edit/open?file=${encodeURIComponent(shown)}`,
        title: 'The page as it will be',
        style: { border: 0, width: '100%', height: '100vh', display: 'block' },
      });
    });
  }
  await CMS.init({ config });
}

void start();
