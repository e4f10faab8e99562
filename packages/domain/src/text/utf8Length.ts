/** Whether two units are one sign: the high half of a surrogate pair and the low one. */
const isPair = (unit: number, next: number): boolean =>
  unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff

/**
 * How many bytes a text takes as UTF-8, in which every size on the wire is counted. A half of a surrogate pair counts as
 * the replacement sign that it becomes, three bytes.
 *
 * @example utf8Length('é') // 2
 */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (isPair(unit, text.charCodeAt(index + 1))) {
      bytes += 4
      index += 1
    } else bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return bytes
}
