/** Room at both sides: what is in it stands in the column of the content, its ground reaches the edges. */
export const column = { paddingInline: 'max(16px, calc((100% - 1120px) / 2))' } as const;
