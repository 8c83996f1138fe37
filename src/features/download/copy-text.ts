/** Copies with `execCommand`; the field stays selected, so that the visitor can copy by hand. */
function copyByHand(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    // The only way where `navigator.clipboard` is missing or forbidden.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field, also where the clipboard is missing or forbidden, as in many apps.
 * @returns false when it could not; then the text is selected
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copyByHand(field);
  }
}
