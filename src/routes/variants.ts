/** The two layouts of the site: pc, and m under `/m` (specification, section 2). */
export const VARIANTS = ['pc', 'm'] as const;

export type Variant = (typeof VARIANTS)[number];

/** What stands behind the language in an address. */
export const variantPrefix: Readonly<Record<Variant, '' | '/m'>> = { pc: '', m: '/m' };
