const LONGEST = 48;

/**
 * The address of a tag: the Chinese tag itself, with what no path segment can hold replaced by `-`.
 * Never empty, never `.` or `..`, at most 48 characters, so that it can be a folder's name.
 */
export function tagSlug(tag: string): string {
  const slug = Array.from(
    tag.normalize('NFC').replace(/[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}/\\?#%:*"<>|;]+/gu, '-'),
  )
    .slice(0, LONGEST)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
  return slug === '' ? 'tag' : slug;
}
