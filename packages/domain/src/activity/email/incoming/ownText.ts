/** Lines after which a mail program quotes the email that is answered. */
const quoteBegins = [
  /^-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht)\s*-{2,}$/i,
  /^_{10,}$/,
  /^on .{5,200} wrote:$/i,
  /^am .{5,200} schrieb.{0,200}:$/i,
  /^le .{5,200} a écrit\s*:$/i,
  /^el .{5,200} escribió:$/i,
  /^from:\s.{1,200}@/i,
]

/** What programs write below a text. */
const signatureBegins = /^(?:--\s?|sent from my .{1,60}|get outlook for .{1,60})$/i

/** No more of an email is looked at. */
const longestText = 100_000

/**
 * What the writer of an answer wrote: without the quoted email, and without a signature.
 *
 * @example ownText('Yes, Friday.\n\nOn Mon, Mar 2, 2026 Pat Lee wrote:\n> Shall we meet?') // 'Yes, Friday.'
 */
export function ownText(text: string): string {
  // A mail program may break the line that introduces the quote.
  const lines = text
    .slice(0, longestText)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^(On .{5,150})\n(.{0,150}wrote:)$/gm, '$1 $2')
    .split('\n')
  const end = lines.findIndex((line) => {
    const trimmed = line.trim()
    return signatureBegins.test(trimmed) || quoteBegins.some((begin) => begin.test(trimmed))
  })
  return (end === -1 ? lines : lines.slice(0, end))
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .trim()
}
