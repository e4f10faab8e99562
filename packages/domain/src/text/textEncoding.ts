/** The encodings that files of spreadsheets come in, by the names that `TextDecoder` knows. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** What each is called. */
export const encodingLabels: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** How much of a file tells UTF-16 from others where it has no byte order mark. */
const sampleSize = 4096

/** Codes that Windows-1252 gives to no character. */
const unassigned: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const layout: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d])

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/**
 * The encoding of a text file, by its byte order mark or else by its bytes: what is well-formed UTF-8 is that, and only what no
 * other reading explains is Windows-1252. `null` for what is no text, such as a workbook.
 *
 * @example encodingOf(Uint8Array.of(0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e)) // 'windows-1252'
 */
export function encodingOf(bytes: Uint8Array): TextEncoding | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (bytes.includes(0)) return unmarkedUtf16(bytes)
  if (isUtf8(bytes)) return bytes.some(isControl) ? null : 'utf-8'
  return bytes.some((byte) => unassigned.has(byte) || isControl(byte)) ? null : 'windows-1252'
}

const isControl = (byte: number): boolean => byte < 0x20 && !layout.has(byte)

/** Of Latin text in UTF-16 nearly every second byte is zero, always the same of the two. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, sampleSize)
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  const [even, odd] = zeros
  const most = sample.length / 2
  if (bytes.length % 2 === 1) return null
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le'
  return even > most * 0.7 && odd < most * 0.1 ? 'utf-16be' : null
}

/** Whether bytes are UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF (RFC 3629). */
export function isUtf8(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const size = sizeOfSign(bytes, at)
    if (size === 0) return false
    at += size
  }
  return true
}

/** How many bytes the character at a place has; 0 for none that UTF-8 knows. */
function sizeOfSign(bytes: Uint8Array, at: number): 0 | 1 | 2 | 3 | 4 {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const [size, from, to] = formOf(lead)
  const second = bytes[at + 1] ?? 0
  if (size === 0 || second < from || second > to) return 0
  for (let next = at + 2; next < at + size; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  return size
}

/** How many bytes a first byte announces, and the range of the second one. */
function formOf(lead: number): readonly [size: 0 | 2 | 3 | 4, from: number, to: number] {
  if (lead >= 0xc2 && lead <= 0xdf) return [2, 0x80, 0xbf]
  if (lead >= 0xe0 && lead <= 0xef) return [3, lead === 0xe0 ? 0xa0 : 0x80, lead === 0xed ? 0x9f : 0xbf]
  if (lead >= 0xf0 && lead <= 0xf4) return [4, lead === 0xf0 ? 0x90 : 0x80, lead === 0xf4 ? 0x8f : 0xbf]
  return [0, 0, 0]
}
