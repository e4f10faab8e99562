/** An email of an opportunity as far as its place among the others goes. */
export interface ThreadEmail {
  readonly contactHistoryId: string
  readonly emailContactDetailId: string
  /** The email that it answers. */
  readonly parentId: string | null
}

/**
 * The emails of a thread up to one of them, in the order of the list: those that are joined to it by what they answer,
 * over any number of steps and branches, without those that came after it (D-05, OP-057). Empty when the email is not in
 * the list.
 *
 * @param emails all emails of the opportunity, newest first.
 * @example threadUpTo([answer, question], answer.contactHistoryId) // [answer, question]
 */
export function threadUpTo(emails: readonly ThreadEmail[], contactHistoryId: string): readonly ThreadEmail[] {
  const from = emails.findIndex((email) => email.contactHistoryId === contactHistoryId)
  const asked = emails[from]
  if (asked === undefined) return []
  const parents = new Map(
    emails.map(({ emailContactDetailId, parentId }) => [emailContactDetailId, parentId]),
  )
  const root = rootOf(parents, asked.emailContactDetailId)
  return emails.slice(from).filter((email) => rootOf(parents, email.emailContactDetailId) === root)
}

/**
 * The first email of a thread that is known; where emails answer each other in a circle, the last one before the circle
 * closes.
 */
function rootOf(parents: ReadonlyMap<string, string | null>, id: string): string {
  const seen = new Set<string>()
  let root = id
  for (;;) {
    seen.add(root)
    const parent = parents.get(root) ?? null
    if (parent === null || seen.has(parent)) return root
    root = parent
  }
}
