/**
 * How many bytes a text takes as UTF-8, in which every size on the wire is counted. A half of a surrogate pair counts as
 * the replacement sign that it becomes, three bytes.
 *
 * @example utf8Length('é') // 2
 */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
