import { useState } from 'react';
import { readStored, writeStored } from '../../platform/storage';

/** Text sizes, in per cent of the page's own. */
export const SIZES = [85, 100, 125, 150, 200, 300] as const;

export const SPACINGS = ['normal', 'wide', 'widest'] as const;

export const GROUNDS = ['paper', 'white', 'dark', 'contrast'] as const;

/** Speeds of the voice. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type Ground = (typeof GROUNDS)[number];

export interface QuietSettings {
  readonly size: (typeof SIZES)[number];
  readonly spacing: (typeof SPACINGS)[number];
  /** Follows the system where it is undefined. */
  readonly ground: Ground | undefined;
  /** True for readings over names; follows the language where it is undefined. */
  readonly readings: boolean | undefined;
  readonly rate: (typeof RATES)[number];
}

const DEFAULTS: QuietSettings = {
  ...{ size: 100, spacing: 'normal', ground: undefined, readings: undefined, rate: 1 },
};

/** Finds what was kept among what may be chosen; undefined for anything else. */
function chosenOf<T>(choices: readonly T[], kept: unknown): T | undefined {
  return choices.find((each) => each === kept);
}

/** Reads what the reader has chosen on this device, field by field: one that cannot be read has its default. */
export function readQuietSettings(): QuietSettings {
  return readStored('localStorage', 'quietPage', (text) => {
    const kept: unknown = JSON.parse(text ?? '{}');
    const field = (name: keyof QuietSettings): unknown =>
      kept instanceof Object ? Reflect.get(kept, name) : undefined;
    return {
      size: chosenOf(SIZES, field('size')) ?? DEFAULTS.size,
      spacing: chosenOf(SPACINGS, field('spacing')) ?? DEFAULTS.spacing,
      ground: chosenOf(GROUNDS, field('ground')),
      readings: chosenOf([true, false], field('readings')),
      rate: chosenOf(RATES, field('rate')) ?? DEFAULTS.rate,
    };
  });
}

/** The settings of the quiet page, and the function that changes some of them, for this page also where they cannot be kept. */
export function useQuietSettings() {
  const [settings, setSettings] = useState(readQuietSettings);
  const change = (changed: Partial<QuietSettings>): void => {
    const next = { ...settings, ...changed };
    writeStored('localStorage', 'quietPage', JSON.stringify(next));
    setSettings(next);
  };
  return [settings, change] as const;
}

/** The ground that a system asks for: dark, or with more contrast. */
export function systemGround(): Ground {
  const asks = (query: string): boolean => window.matchMedia(query).matches;
  if (asks('(prefers-contrast: more)')) return 'contrast';
  return asks('(prefers-color-scheme: dark)') ? 'dark' : 'paper';
}
