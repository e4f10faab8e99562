/** What may be added. */
export interface FileLimits {
  /** As the attribute of HTML: `.pdf,image/*`. */
  readonly accept: string | undefined
  /** In bytes. */
  readonly maxSize: number | undefined
  readonly isMultiple: boolean
}

/** Why a file is refused. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany' | 'folder'

/** A file as it comes out of a drop. */
export interface IncomingFile {
  readonly file: File
  readonly isFolder: boolean
}

/** A file that was refused. */
export interface RefusedFile {
  readonly file: File
  readonly problem: FileProblem
}

/**
 * Whether a file is of an accepted kind, by its ending or by its type.
 *
 * @example
 * isAccepted({ name: 'OFFER.PDF', type: '' }, '.pdf,image/*') // true
 */
export const isAccepted = (
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: string | undefined,
): boolean => {
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '')
  if (kinds.length === 0) return true
  const lowerType = type.toLowerCase()
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    if (kind === '*' || kind === '*/*') return true
    return kind.endsWith('/*') ? lowerType.startsWith(kind.slice(0, -1)) : lowerType === kind
  })
}

const problemOf = ({ file, isFolder }: IncomingFile, limits: FileLimits): FileProblem | undefined => {
  if (isFolder) return 'folder'
  if (!isAccepted(file, limits.accept)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return limits.maxSize !== undefined && file.size > limits.maxSize ? 'tooLarge' : undefined
}

/** Divides files into those that may be added and those that are refused, each for its first reason. */
export const sortFiles = (incoming: readonly IncomingFile[], limits: FileLimits) => {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const each of incoming) {
    const isOneTooMany = !limits.isMultiple && accepted.length > 0
    const problem = problemOf(each, limits) ?? (isOneTooMany ? 'tooMany' : undefined)
    if (problem === undefined) accepted.push(each.file)
    else refused.push({ file: each.file, problem })
  }
  return { accepted, refused }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * A size in the words of a language.
 *
 * @example
 * sizeText(5 * 1024 * 1024, 'en-US') // '5 MB'
 */
export const sizeText = (bytes: number, locale: string): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power)
}

/** The reason in a sentence, its size as the language writes it. */
export const fileProblemText = (
  problem: FileProblem,
  { maxSize }: FileLimits,
  acceptText: string,
  locale: string,
): string =>
  ({
    wrongType: acceptText === '' ? 'Files of this kind are not accepted' : `Only ${acceptText}`,
    tooLarge: `Larger than ${sizeText(maxSize ?? 0, locale)}`,
    empty: 'The file is empty',
    tooMany: 'Only one file at a time',
    folder: 'A folder cannot be added',
  })[problem]
