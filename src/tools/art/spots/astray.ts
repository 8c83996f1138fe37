/** Spots of going astray: a cable that came loose, a place that is not there, a door that is shut. */
import { circle, line, path, rect } from '../../../reference-api/art/kit';
import { eyes, friend, groundLine, spot, spotColors, star } from './spot';

const { indigo, indigoDeep, lavender, amber, ember, emberDeep, cream, jade, jadeDeep, ink } =
  spotColors;

/** A cable that came loose: its two ends look at each other. */
export const failed = (): string =>
  spot(
    path(
      'M-4 142Q40 168 52 128Q56 94 66 94',
      'none',
      1,
      `stroke="${indigoDeep}" stroke-width="8" stroke-linecap="round"`,
    ),
    path(
      'M-4 140Q38 164 49 128',
      'none',
      1,
      `stroke="${lavender}" stroke-width="2" stroke-linecap="round"`,
    ),
    path(
      'M244 132Q206 160 192 128Q186 94 176 94',
      'none',
      1,
      `stroke="${emberDeep}" stroke-width="8" stroke-linecap="round"`,
    ),
    path(
      'M242 129Q206 154 194 126',
      'none',
      1,
      `stroke="${cream}" stroke-width="2" stroke-linecap="round"`,
    ),
    // The plug.
    rect(103, 80, 13, 6, 'var(--line)', 2),
    rect(103, 102, 13, 6, 'var(--line)', 2),
    path('M62 94Q62 66 88 66H98Q105 66 105 73V115Q105 122 98 122H88Q62 122 62 94Z', indigo),
    path(
      'M64 86Q68 69 88 69H100',
      'none',
      1,
      `stroke="${lavender}" stroke-width="4" stroke-linecap="round"`,
    ),
    circle(79, 90, 7.5, '#fffdf6'),
    circle(96, 90, 7.5, '#fffdf6'),
    eyes(87.5, 90, 8.5, 3, 0, 3.4),
    path(
      'M82 108q5 -5 11 0',
      'none',
      1,
      `stroke="${cream}" stroke-width="2.4" stroke-linecap="round"`,
    ),
    // The socket.
    path('M180 94Q180 66 154 66H142Q135 66 135 73V115Q135 122 142 122H154Q180 122 180 94Z', amber),
    path(
      'M140 70H154Q172 70 176 86',
      'none',
      1,
      `stroke="${cream}" stroke-width="4" stroke-linecap="round"`,
    ),
    rect(135, 79, 6, 8, emberDeep, 1),
    rect(135, 101, 6, 8, emberDeep, 1),
    circle(151, 90, 7.5, '#fffdf6'),
    circle(167, 90, 7.5, '#fffdf6'),
    eyes(159, 90, 8, -3, 0, 3.4),
    path(
      'M154 110q5 -5 11 0',
      'none',
      1,
      `stroke="${ink}" stroke-width="2.4" stroke-linecap="round"`,
    ),
    line('M120 62V48M108 62L101 50M132 62L139 50', ember, 4),
    star(64, 40, 5, lavender),
    star(186, 44, 6),
  );

/** Two friends with a map before a signpost that points everywhere. */
export const notFound = (): string =>
  spot(
    groundLine(26, 214, 156),
    rect(149, 34, 8, 122, indigoDeep, 2),
    rect(149, 34, 3, 122, lavender, 1),
    path('M130 42H190L204 53L190 64H130Z', amber),
    path('M130 42H190L197 47.500H130Z', cream, 0.8),
    path('M184 72H126L112 82L126 92H184Z', jade),
    path('M184 72H126L119 77H184Z', cream, 0.45),
    path('M138 100H182L194 109L182 118H138Z', indigo),
    path('M138 100H182L188 104.500H138Z', lavender),
    circle(153, 31, 6, ember),
    line('M142 53H170M140 82H168M150 109H170', ink, 2.4, 0.45),
    friend(62, 156, cream, indigo, indigoDeep, [3, 2]),
    friend(104, 156, amber, ember, emberDeep, [-3, 2]),
    path('M60 118L76 113L91 118L107 113V137L91 142L76 137L60 142Z', '#d9cffb'),
    path('M76 113L91 118V142L76 137Z', '#c3b6f3'),
    path(
      'M66 134Q76 120 84 128T100 121',
      'none',
      1,
      `stroke="${ember}" stroke-width="2" stroke-dasharray="3 3"`,
    ),
    path(
      'M97 118l6 6M103 118l-6 6',
      'none',
      1,
      `stroke="${indigo}" stroke-width="2.4" stroke-linecap="round"`,
    ),
    circle(60, 131, 4, cream),
    circle(107, 127, 4, amber),
    path(
      'M186 156q-2 -14 -10 -18M188 156q0 -16 8 -22M190 156q4 -8 12 -10',
      'none',
      1,
      `stroke="${jadeDeep}" stroke-width="3" stroke-linecap="round"`,
    ),
    star(60, 56, 6),
    star(86, 40, 4, lavender),
  );

/** A door with a lantern that is lit: somebody is in. */
export const locked = (): string =>
  spot(
    groundLine(36, 204, 158),
    path('M70 158V74Q70 24 116 24T162 74V158Z', indigoDeep),
    path('M78 158V76Q78 32 116 32T154 76V158Z', indigo),
    path('M78 158V76Q78 32 116 32Q92 40 92 76V158Z', lavender, 0.7),
    line('M116 104V156M98 104V156M134 104V156', indigoDeep, 2, 0.7),
    rect(80, 100, 74, 6, indigoDeep, 2),
    // Somebody looks through the window.
    circle(116, 70, 24, ink),
    circle(109, 72, 14, cream),
    circle(126, 79, 12, amber),
    eyes(109, 72, 4.5, 1, 0, 2),
    eyes(126, 79, 3.8, -1, 0, 1.8),
    path(
      'M116 46A24 24 0 1 0 116 94A24 24 0 1 0 116 46ZM116 41A29 29 0 1 1 116 99A29 29 0 1 1 116 41Z',
      ember,
    ),
    path('M92 56A29 29 0 0 1 116 41V46A24 24 0 0 0 96 57Z', cream, 0.7),
    circle(142, 124, 8, amber),
    circle(142, 122, 2.6, ink),
    path('M140.800 123h2.400l1 6h-4.400z', ink),
    path('M58 158h116v5H58z', 'var(--line)'),
    // The lantern.
    circle(190, 86, 34, amber, 0.25),
    line('M164 56H190V66', 'var(--line)', 4),
    path('M178 70H202Q212 87 202 104H178Q168 87 178 70Z', amber),
    path('M178 70H186Q178 87 186 104H178Q168 87 178 70Z', cream, 0.8),
    path('M196 70H202Q212 87 202 104H196Q206 87 196 70Z', ember),
    rect(180, 65, 20, 6, indigoDeep, 2),
    rect(180, 103, 20, 6, indigoDeep, 2),
    line('M190 109v9', ember, 3),
    star(54, 54, 6),
    star(42, 82, 4, lavender),
  );
