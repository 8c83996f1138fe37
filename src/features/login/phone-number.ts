/**
 * A phone number as it was written or pasted, brought to its national digits: `+86 138-0013-8000`,
 * `008613800138000` and full-width digits are all `13800138000`. No such number begins with 86, so nothing
 * of it can be taken for the country code; what is too long is left for the visitor to see.
 */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '');
}

/** A phone number that may be shown and read out: `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
