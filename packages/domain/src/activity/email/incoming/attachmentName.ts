/** The longest name that is kept, in characters; its end stays, which says what the file is. */
const longest = 120

/** Characters that steer a terminal, a file system or the direction of writing. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}"<>|:*?\\/]+/gu

/**
 * The name under which a file of an email is kept and handed out: of its path only the last part, without what could mislead
 * whoever saves it.
 *
 * @example attachmentName('../../etc/figures.pdf') // 'figures.pdf'
 * @example attachmentName(undefined) // 'attachment'
 */
export function attachmentName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  if (clean === '') return 'attachment'
  const characters = [...clean]
  if (characters.length <= longest) return clean
  const dot = clean.lastIndexOf('.')
  const end = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  return characters.slice(0, longest - end.length).join('') + end
}
