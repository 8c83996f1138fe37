import { useCallback, useState } from 'react';
import { create } from 'zustand';
import { pictureAddress } from '../../api-client/picture-address';
import type { WireFace } from '../../contract';
import { onStoredElsewhere, readStored, writeStored } from '../../platform/storage';

/** A figure that a visitor has chosen for a partner. */
export interface ChosenFigure {
  readonly id: string;
  /** The address of its picture in the API. */
  readonly image: string;
  /** Place of its face, if that is known. */
  readonly face?: WireFace | undefined;
}

type ChosenFigures = Readonly<Record<string, ChosenFigure>>;

function isFace(value: unknown): value is WireFace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    typeof value.x === 'number' &&
    'y' in value &&
    typeof value.y === 'number' &&
    'r' in value &&
    typeof value.r === 'number' &&
    value.r > 0
  );
}

function toChosenFigure(value: unknown): ChosenFigure | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value && 'image' in value)) {
    return undefined;
  }
  const { id, image } = value;
  if (typeof id !== 'string' || typeof image !== 'string') return undefined;
  const face = 'face' in value && isFace(value.face) ? value.face : undefined;
  return { id, image, ...(face && { face }) };
}

function parse(text: string | null): ChosenFigures {
  const stored: unknown = JSON.parse(text ?? '{}');
  const entries: [string, unknown][] = Object.entries(stored ?? {});
  return Object.fromEntries(
    entries.flatMap(([partner, value]) => {
      const figure = toChosenFigure(value);
      return figure ? [[partner, figure]] : [];
    }),
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

/** The picture of a figure, and where its face is, if that is known. */
interface FigurePicture {
  readonly picture: string;
  readonly face: WireFace | undefined;
}

/** Gives the figures that a visitor has chosen, by partner; undefined for the partner's own. */
export function useChosenFigures(): (partnerId: string) => FigurePicture | undefined {
  const figures = useFigures((state) => state.figures);
  return useCallback(
    (partnerId) => {
      const { image, face } = figures[partnerId] ?? {};
      const picture = pictureAddress(image);
      return picture === undefined ? undefined : { picture, face };
    },
    [figures],
  );
}
