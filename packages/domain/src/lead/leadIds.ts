import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { valueOrErrors, type FieldError } from '../validation/fieldError'
import { requireValue } from '../calls/requiredIds'

/** The ids of an opportunity, its store and its lead, as the lead calls name them (O-259, D-12). */
export const leadIdNames = ['opptId', 'opportunityId', 'hyperionId', 'leadId', 'eleadId'] as const
export type LeadIdName = (typeof leadIdNames)[number]

/** Which ids each lead action needs (O-263, api.md 2.10). */
export const requiredLeadIds = {
  setLeadPending: ['opportunityId'],
  submitToCompass: ['opptId'],
  getCompassLeadStatus: ['leadId', 'opptId', 'hyperionId'],
  createElead: ['opptId', 'hyperionId'],
  recordEleadHistory: ['eleadId', 'hyperionId', 'opptId'],
  getEleadStatus: ['leadId', 'opptId', 'hyperionId'],
  listEleadSalespersons: ['hyperionId'],
  listCompassUsers: ['hyperionId'],
} as const satisfies Readonly<Record<string, readonly LeadIdName[]>>
export type LeadAction = keyof typeof requiredLeadIds

/** The ids of one action, all of them known. */
export type LeadIds<Action extends LeadAction> = Readonly<
  Record<(typeof requiredLeadIds)[Action][number], string>
>

/**
 * The ids of a lead action, or "{name} is required" for every one that is missing or blank, before anything is asked
 * (O-263, OP-079).
 *
 * @example requireLeadIds('createElead', { opptId: '17' }) // left: hyperionId, 'hyperionId is required'
 */
export function requireLeadIds<Action extends LeadAction>(
  action: Action,
  ids: Readonly<Partial<Record<LeadIdName, string | null>>>,
): E.Either<NonEmptyArray<FieldError<LeadIdName>>, LeadIds<Action>> {
  const names: readonly LeadIdName[] = requiredLeadIds[action]
  return valueOrErrors(
    names.flatMap((field) => {
      const value = requireValue(field, ids[field])
      return E.isLeft(value) ? [{ field, message: value.left }] : []
    }),
    () => Object.fromEntries(names.map((name) => [name, ids[name]])) as LeadIds<Action>,
  )
}
