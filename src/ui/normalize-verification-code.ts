/** A verification code as it was written or pasted, without what cannot belong to one: `１２３ 456` is `123456`. */
export function normalizeVerificationCode(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9A-Za-z]/g, '');
}
