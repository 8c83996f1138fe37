/** The two who sit on the roof: Lingxi with her headphones, Tuanzi the cat with his beret. Both sit on 0,0. */
import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  type Place,
} from '../../../reference-api/art/kit';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { AMBER, CANDLE, dusk, EMBER } from '../shared/dusk';
import { gamePad } from '../shared/pad';

/** A shape with an edge lit from the moons, upper right in the shape's own frame. */
const lit = (d: string, fill: string, edge: string, dx = 2.6, dy = -2.2): string =>
  path(d, edge, 1, `transform="translate(${String(dx)} ${String(dy)})"`) + path(d, fill);

/** Lingxi from behind, turned to the right: about 235 high. */
export const lingxi = (s: Stage, place: Place): void => {
  const coat = s.down('#ffc46b', '#e8863f', '#8f4150');
  const skin = s.across('#8a5240', '#c98257');
  const hair = s.slant('#2b2560', '#17133a', '#0f0c28');
  const edge = '#ffe9c4';
  s.put(
    group(
      [
        // Far arm and the controller it helps to hold.
        line('M34 -112Q70 -96 88 -82', '#a95a45', 26),
        circle(96, -80, 11, '#a5674a'),
        // Thigh towards the far side of the ridge.
        path('M-8 -34Q60 -52 104 -34Q120 -26 112 -8L104 14H10Z', s.across('#1d1a4a', '#3a2f86')),
        line('M22 -40Q66 -50 102 -33', '#8f7bff', 2.4, 0.8),
        // Coat: back, collar, hem.
        lit(
          'M-20 -146Q-52 -140 -58 -108Q-60 -78 -52 -56Q-60 -28 -66 4Q-10 22 58 4Q56 -30 48 -52Q56 -76 52 -100Q48 -138 30 -146Q4 -152 -20 -146Z',
          coat,
          '#ffcf94',
          1.4,
          -1.4,
        ),
        path(
          'M-20 -146Q-52 -140 -58 -108Q-60 -78 -52 -56Q-60 -28 -66 4Q-50 11 -30 13Q-38 -24 -32 -56Q-40 -100 -20 -146Z',
          '#7a3350',
          0.32,
        ),
        line('M-52 -56Q0 -46 48 -52', '#9c4a3d', 6, 0.6),
        line('M-52 -57.500Q0 -47.500 48 -53.500', '#ffd9a0', 1.6, 0.7),
        line('M2 -46V12M24 -42Q30 -20 30 8M-34 -44Q-40 -20 -40 6', '#9c4a3d', 2.2, 0.5),
        path('M-66 -3Q-10 14 58 -3L58 5Q-10 24 -67 6Z', '#ffe0a8', 0.8),
        // Near arm: shoulder, elbow, hand, controller.
        line('M22 -122Q44 -96 36 -66Q60 -64 84 -74', '#7a3350', 35, 0.35),
        line('M20 -122Q42 -96 34 -68Q58 -66 80 -75', s.across('#f0974a', '#ffc978'), 31),
        line('M30 -122Q54 -94 46 -78Q64 -78 82 -87', edge, 2, 0.75),
        line('M80 -84L84 -66', '#ffe9c4', 6),
      ],
      place,
    ),
  );
  s.put(
    group(
      [
        gamePad(s, '#efe8ff', { x: 104, y: -88, s: 0.62, turn: -24 }),
        circle(93, -76, 10.5, skin),
        line('M88 -80L101 -83M88 -75L101 -77', '#7a4636', 2, 0.7),
        // Hair behind, neck, face, hair over it.
        lit(
          'M-34 -222Q-52 -190 -48 -146Q-46 -112 -64 -88Q-76 -74 -92 -72Q-66 -56 -44 -66Q-50 -54 -62 -48Q-34 -42 -14 -64Q24 -88 26 -120L22 -200Z',
          hair,
          '#8f7bff',
          -2,
          -1.5,
        ),
        path('M6 -156L34 -158V-138Q18 -128 4 -140Z', '#8a5240'),
        path(
          'M2 -232Q42 -238 52 -206Q54 -198 53 -193L62 -181Q64 -176 56 -175L56 -168Q57 -162 53 -159Q50 -150 36 -151Q16 -152 4 -166Z',
          skin,
        ),
        line('M53 -205Q56 -196 54 -192L62 -181Q64 -176 57 -174', '#ffd9a8', 2.6),
        line('M42 -196Q47 -201 53 -197', '#1a1230', 3.2),
        line('M54 -165Q49 -159 42 -163', '#6b2c34', 2.6),
        ellipse(40, -174, 7, 5, '#ff8a6a', 0.4),
        path(
          'M46 -216Q30 -198 20 -170Q24 -130 22 -112Q14 -70 -18 -54Q-24 -52 -32 -54Q-8 -80 -8 -150Q-46 -156 -44 -196Q-42 -240 4 -244Q40 -244 52 -212Q50 -214 46 -216Z',
          hair,
        ),
        line(
          'M-34 -208Q-26 -232 -6 -237M-38 -186Q-34 -146 -44 -112Q-50 -94 -62 -84M-24 -160Q-20 -112 -36 -76M8 -124Q4 -96 -12 -76',
          '#5a4fb0',
          2.2,
          0.75,
        ),
        line('M28 -238Q44 -230 51 -213', '#b9aeff', 2.4, 0.9),
        // Headphones.
        line('M6 -243Q22 -242 25 -222Q25 -208 21 -196', '#3f358f', 9),
        line('M8 -245Q24 -243 27 -222V-206', AMBER, 3),
        ellipse(19, -184, 14, 19, '#2c2370'),
        ellipse(22, -185, 11, 16, s.ball('#ffe2ac', AMBER, EMBER)),
        ellipse(23, -186, 4.5, 8, '#8f4150', 0.6),
        line('M24 -168Q34 -160 46 -158', '#2c2370', 3),
      ],
      place,
    ),
  );
};

/** Tuanzi from behind, turned to the left, one paw with the controller in the air: about 195 high. */
export const tuanzi = (
  s: Stage,
  place: Place,
  held = gamePad(s, '#ffb8a0', { x: -92, y: -186, s: 0.66, turn: 22 }),
): void => {
  const fur = s.slant('#fff6e6', '#f0d9bd', '#b98a86');
  const furDark = '#c9a595';
  const jade = s.down('#5fc4a2', '#2f8a74', '#215a63');
  const edge = '#fff3d6';
  s.put(
    group(
      [
        // Raised arm (drawn in a mirrored frame: he looks to the right here).
        line('M-34 -92Q-74 -104 -82 -152', '#8a6a7c', 31, 0.5),
        line('M-32 -94Q-70 -106 -79 -152', s.down('#fff6e6', '#e6c8ae'), 27),
        line('M-43 -106Q-68 -116 -73 -138', '#c9a595', 5, 0.8),
        line('M-50 -96Q-80 -110 -90 -146', edge, 2, 0.8),
        held,
        circle(-80, -168, 16, fur),
        line('M-88 -176v8M-80 -179v9M-72 -177v8', furDark, 2.4),
        // Body: sweater above, overalls below.
        lit(
          'M-46 4Q-66 -60 -36 -106H36Q66 -64 58 4Q4 20 -46 4Z',
          s.down('#ffe7c2', '#e2ab7f'),
          edge,
        ),
        line('M-44 -84Q0 -74 50 -84M-52 -62Q0 -50 57 -62', '#c8794f', 7, 0.75),
        path('M-48 4Q-62 -26 -56 -52Q4 -36 61 -52Q66 -24 58 4Q4 20 -48 4Z', jade),
        line('M-30 -106Q0 -70 32 -44M34 -106Q2 -74 -26 -44', '#2f8a74', 11),
        line('M-26 -108Q4 -72 36 -46', '#8fe0c2', 2, 0.7),
        circle(3, -76, 5, AMBER),
        path('M12 -32H42Q42 -8 27 -6Q12 -8 12 -32Z', '#215a63', 0.7),
        line('M12 -32H42', '#8fe0c2', 2.4, 0.8),
        // Near arm, paw on the hip.
        line('M41 -86Q62 -70 62 -48', '#b98a86', 24, 0.5),
        line('M40 -91Q68 -72 64 -50Q60 -38 48 -37', s.down('#fff6e6', '#e6c8ae'), 24),
        line('M45 -47Q36 -46 37 -38M47 -41Q38 -39 40 -32', furDark, 2.2, 0.8),
        // Head: far ear, head, near ear, face towards the friend.
        path('M30 -184L58 -216L64 -166Z', furDark),
        lit(
          'M-56 -140Q-60 -186 -8 -190Q52 -192 62 -150L74 -134Q66 -130 62 -122Q60 -108 44 -102Q4 -92 -38 -104L-60 -112L-52 -122L-66 -132Z',
          fur,
          edge,
        ),
        path(
          'M-56 -140Q-58 -172 -34 -184Q-44 -140 -6 -97Q-22 -98 -38 -104L-60 -112L-52 -122L-66 -132Z',
          s.across(['#8a6a7c', 0.45], ['#8a6a7c', 0.05]),
        ),
        line('M42 -150q8 -10 16 -2', '#3a2440', 4),
        path('M66 -140q8 -2 8 5q-6 4 -9 -1Z', '#d9707a'),
        line('M68 -131q-4 9 -15 6', '#3a2440', 3),
        ellipse(46, -133, 8, 5.5, '#ff8a6a', 0.5),
        line('M54 -124Q76 -122 92 -114M55 -120Q74 -114 86 -104', '#fff6e6', 1.8, 0.9),
        path('M-46 -168L-44 -222L-4 -190Z', fur),
        path('M-40 -178L-39 -208L-16 -188Z', '#e59a8e'),
        // Beret.
        path(
          'M-30 -184Q-26 -214 22 -212Q66 -208 70 -182Q46 -172 12 -176Q-14 -178 -30 -184Z',
          s.slant('#ffa45e', '#e8672f', '#a83f3a'),
        ),
        path(
          'M-30 -184Q-14 -176 14 -175Q46 -173 68 -181L62 -172Q34 -164 6 -168Q-16 -172 -30 -184Z',
          '#8f3540',
        ),
        line('M22 -212Q24 -220 30 -222', '#e8672f', 6),
        line('M26 -211Q62 -207 69 -184', CANDLE, 2.4, 0.9),
      ],
      place,
    ),
  );
};

/** Tuanzi's tail, hanging over the ridge; drawn after the roof. */
export const tail = (s: Stage, place: Place): void => {
  const d = 'M-20 -4Q-22 44 24 46Q66 46 72 18Q76 2 92 8';
  s.put(
    group(
      [
        line(d, dusk.ink, 20, 0.35, 'transform="translate(3 8)"'),
        line(d, s.across('#d9b8a4', '#fff0dc'), 19),
        line('M30 37v17M46 35l5 15M59 26l13 8', mix('#d9a084', EMBER, 0.2), 5, 0.75),
        line('M-15 12Q-8 36 22 37Q40 37 52 30', '#fffaf0', 2.4, 0.7),
      ],
      place,
    ),
  );
};
