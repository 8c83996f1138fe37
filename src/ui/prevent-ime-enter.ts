import type { KeyboardEvent } from 'react';

/** Key code of every key that an input method takes for itself; Safari reports nothing else. */
const COMPOSING = 229;

/** Keeps Enter, as `onKeyDown`, from submitting the form while an input method composes, as Enter confirms the text. */
export function preventImeEnter(event: KeyboardEvent): void {
  const { nativeEvent } = event;
  if (event.key !== 'Enter') return;
  // oxlint-disable-next-line typescript/no-deprecated -- The one sign that Safari gives.
  if (nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING) event.preventDefault();
}
