import { escapeHtml } from '../script-free-html';
import type { LegalStrings } from './legal-strings';
import type { ChangedSection, Piece } from './text-changes';

/** Shows a piece of a line; that it is gone or new is said as well, for who does not see how it looks. */
function pieceHtml({ kind, text }: Piece, strings: LegalStrings): string {
  if (kind === 'same') return escapeHtml(text);
  const [element, word] =
    kind === 'removed' ? (['del', strings.removed] as const) : (['ins', strings.added] as const);
  return `<${element}><span class="say">${escapeHtml(word)} </span>${escapeHtml(text)}</${element}>`;
}

/** Shows what changed in a text, section by section, as HTML. */
export function changesHtml(sections: readonly ChangedSection[], strings: LegalStrings): string {
  if (sections.length === 0) return `<p>${escapeHtml(strings['changes-none'])}</p>`;
  const kinds = new Set(sections.flatMap(({ lines }) => lines.flat()).map(({ kind }) => kind));
  const sentences = [
    ...(kinds.has('removed') ? [strings['legend-removed']] : []),
    ...(kinds.has('added') ? [strings['legend-added']] : []),
    strings['changes-legend'],
  ];
  const legend = `<p>${escapeHtml(sentences.join(' '))}</p>`;
  const shown = sections.flatMap(({ heading, lines }) => [
    ...(heading === '' ? [] : [`<h2>${escapeHtml(heading)}</h2>`]),
    ...lines.map(
      (line) => `<p class="changed">${line.map((piece) => pieceHtml(piece, strings)).join('')}</p>`,
    ),
  ]);
  return [legend, ...shown].join('\n');
}
