/** How i18next reads our strings: flat keys, and no escaping because React escapes. */
export const initOptions = {
  keySeparator: false,
  nsSeparator: ':',
  defaultNS: 'common',
  returnNull: false,
  interpolation: { escapeValue: false },
} as const;
