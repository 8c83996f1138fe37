/** The address of a picture in its largest width; `srcSet` is ascending. */
export const largestPicture = ({ src, srcSet }: { src: string; srcSet: string }): string =>
  (srcSet === '' ? undefined : srcSet.split(', ').at(-1)?.split(' ')[0]) ?? src;
