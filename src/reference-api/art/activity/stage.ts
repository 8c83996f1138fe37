/** The stage of an activity picture: any palette of the set, seeded by the picture's own name. */
import { Stage } from '../kit-stage';
import { palettes, type Palette } from '../palettes';

/** Draws one activity picture as SVG text for a frame of width × height pixels. */
export type ActivityArt = (width: number, height: number) => string;

/** Makes the drawing function of an activity picture; `like` names the game whose colours it borrows. */
export function activityArt(
  name: string,
  like: string,
  draw: (s: Stage, p: Palette) => void,
): ActivityArt {
  const palette = palettes[like];
  if (!palette) throw new Error(`no palette for ${like}`);
  return (width, height) => {
    const stage = new Stage(width, height, `activity/${name}`, palette);
    draw(stage, palette);
    return stage.toString();
  };
}
