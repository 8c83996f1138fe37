/** The address of a picture in its largest width; `srcSet` is ascending. */
export function largestPicture({ src, srcSet }: { src: string; srcSet: string }): string {
  return (srcSet === '' ? undefined : srcSet.split(', ').at(-1)?.split(' ')[0]) ?? src;
}
