import { useCallback, useState } from 'react';
import { create } from 'zustand';
import { pictureAddress } from '../../api-client/picture-address';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

/** A figure that a visitor has chosen for a partner. */
export interface ChosenFigure {
  readonly id: string;
  /** The address of its picture in the API. */
  readonly image: string;
}

type ChosenFigures = Readonly<Record<string, ChosenFigure>>;

function isChosenFigure(value: unknown): value is ChosenFigure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'image' in value &&
    typeof value.image === 'string'
  );
}

function parse(text: string | null): ChosenFigures {
  const stored: unknown = JSON.parse(text ?? '{}');
  const entries: [string, unknown][] = Object.entries(stored ?? {});
  return Object.fromEntries(
    entries.flatMap(([partner, value]) => (isChosenFigure(value) ? [[partner, value]] : [])),
  );
}

/** Reads the figures that were chosen in this browser, by partner. */
export function readFigures(): ChosenFigures {
  return readStored('localStorage', 'figures', parse);
}

const useFigures = create(() => ({ figures: readFigures() }));

onStoredElsewhere('figures', () => useFigures.setState({ figures: readFigures() }));

/** Remembers the figure of a partner; without one, the partner's own is shown again. */
export function chooseFigure(partnerId: string, figure: ChosenFigure | undefined): void {
  const { [partnerId]: _before, ...others } = readFigures();
  const figures = figure ? { ...others, [partnerId]: figure } : others;
  const text = Object.keys(figures).length === 0 ? undefined : JSON.stringify(figures);
  writeStored('localStorage', 'figures', text);
  useFigures.setState({ figures });
}

/** Gives the figure that a visitor has chosen for a partner; undefined for the partner's own. */
export function useChosenFigure(partnerId: string): ChosenFigure | undefined {
  return useFigures(({ figures }) => figures[partnerId]);
}

/**
 * Gives the picture of the chosen figure. Undefined for the partner's own, and once `onError` of the element has told
 * that it cannot be had.
 */
export function useChosenPicture(partnerId: string) {
  const picture = pictureAddress(useChosenFigure(partnerId)?.image);
  const [missing, setMissing] = useState<string>();
  return {
    picture: picture === missing ? undefined : picture,
    onError: () => setMissing(picture),
  };
}

/** Gives the pictures of all chosen figures, by partner. */
export function useChosenPictures(): (partnerId: string) => string | undefined {
  const figures = useFigures((state) => state.figures);
  return useCallback((partnerId) => pictureAddress(figures[partnerId]?.image), [figures]);
}
