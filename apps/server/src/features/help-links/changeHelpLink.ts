import type { HelpLinkBody } from '@retain/api-client/help-links'
import { auditedHelpLink } from '@retain/domain/audit/auditedChanges'
import { helpLinkNoun, type HelpLink } from '@retain/domain/help/helpLink'
import { validateHelpLink, type HelpLinkDraft } from '@retain/domain/help/helpLinkDraft'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { cleanHtml } from '../../email/cleanHtml'
import { insertHelpLink, presentHelpLink, selectHelpLinkForUpdate, writeHelpLink } from './helpLinkQueries'

/**
 * What a body saves, with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction.
 *
 * @throws ApiProblem `invalid` with the domain's words for every field that the form could not have sent.
 */
export const cleanHelpLink = async (body: HelpLinkBody): Promise<HelpLinkDraft> =>
  orInvalid(
    validateHelpLink({ ...body, linkDescription: await cleanHtml(body.linkDescription) }),
    helpLinkNoun,
  )

/** Saves a new help link (S-421). */
export async function addHelpLink(
  transaction: DatabaseTransaction,
  draft: HelpLinkDraft,
  author: CallAuthor,
  audit: Audit,
): Promise<HelpLink> {
  const after = presentHelpLink(await insertHelpLink(transaction, draft, author))
  audit(auditedHelpLink({ before: null, after }))
  return after
}

/**
 * Writes over a help link (S-422).
 *
 * @throws ApiProblem `notFound`; `versionRequired`, `stale` with what is there by now.
 */
export async function changeHelpLink(
  transaction: DatabaseTransaction,
  draft: HelpLinkDraft,
  version: number | null,
  author: CallAuthor,
  audit: Audit,
): Promise<HelpLink> {
  const stored = await selectHelpLinkForUpdate(transaction, draft.helpLinkId ?? '')
  if (stored === undefined) throw new ApiProblem('notFound', 'There is no such help link.')
  requireVersion(version, stored, helpLinkNoun, () => presentHelpLink(stored))
  const after = presentHelpLink(await writeHelpLink(transaction, stored, draft, author))
  audit(auditedHelpLink({ before: presentHelpLink(stored), after }))
  return after
}

/** Deletes a help link (S-423). One that is gone already is no fault. */
export async function deleteHelpLink(
  transaction: DatabaseTransaction,
  helpLinkId: string,
  audit: Audit,
): Promise<null> {
  const deleted = await transaction
    .deleteFrom('help_link')
    .where('help_link_id', '=', helpLinkId)
    .returningAll()
    .executeTakeFirst()
  if (deleted !== undefined) audit(auditedHelpLink({ before: presentHelpLink(deleted), after: null }))
  return null
}
