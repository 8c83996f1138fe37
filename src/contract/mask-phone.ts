/** Masks a phone number so that its owner recognises it and nobody else: `138****8000`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
