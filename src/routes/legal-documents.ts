/** The legal documents of the site itself (specification, section 2.2), in the order of the footer. */
export const legalDocuments = ['terms', 'privacy', 'douvterms', 'douvsubscribeterms'] as const;

/** Whether search engines may list a legal document: its editions for single channels they may not. */
export function isListed(name: string): boolean {
  return legalDocuments.some((each) => each === name);
}
