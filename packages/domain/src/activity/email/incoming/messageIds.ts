/** More ids than a thread needs; a header with thousands of them is not read to its end. */
const mostIds = 50

/** The longest id that is compared, in characters (RFC 5322). */
const longestId = 998

/**
 * The ids of emails that a header names, without their brackets, as they stand there.
 *
 * @example messageIds('<1@mail.example> <2@mail.example>') // ['1@mail.example', '2@mail.example']
 */
export const messageIds = (header: string): readonly string[] =>
  [...header.slice(0, longestId * mostIds).matchAll(/<([^<>\s@]+@[^<>\s@]+)>/g)]
    .map(([, id = '']) => id)
    .slice(0, mostIds)

/**
 * The emails that one answers or follows, the nearest first: In-Reply-To, then References from its end (RFC 5322).
 *
 * @example answeredIds({ 'in-reply-to': '<2@a.example>', references: '<1@a.example> <2@a.example>' })
 * // ['2@a.example', '1@a.example']
 */
export const answeredIds = (headers: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set([
    ...messageIds(headers['in-reply-to'] ?? ''),
    ...messageIds(headers['references'] ?? '').toReversed(),
  ]),
]
