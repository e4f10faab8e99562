/** A mail of an opportunity as far as its place among the others goes. */
export interface ThreadMail {
  readonly contactHistoryId: string
  readonly emailContactDetailId: string
  /** The mail that it answers. */
  readonly parentId: string | null
}

/**
 * The mails of a thread up to one of them, in the order of the list: those that are joined to it by what they answer,
 * over any number of steps and branches, without those that came after it (D-05, OP-057). Empty when the mail is not in
 * the list.
 *
 * @param mails all mails of the opportunity, newest first.
 * @example threadUpTo([answer, question], answer.contactHistoryId) // [answer, question]
 */
export function threadUpTo(mails: readonly ThreadMail[], contactHistoryId: string): readonly ThreadMail[] {
  const from = mails.findIndex((mail) => mail.contactHistoryId === contactHistoryId)
  const asked = mails[from]
  if (asked === undefined) return []
  const parents = new Map(mails.map(({ emailContactDetailId, parentId }) => [emailContactDetailId, parentId]))
  const root = rootOf(parents, asked.emailContactDetailId)
  return mails.slice(from).filter((mail) => rootOf(parents, mail.emailContactDetailId) === root)
}

/** The first mail of a thread that is known; where mails answer each other in a circle, the one before it closes. */
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
