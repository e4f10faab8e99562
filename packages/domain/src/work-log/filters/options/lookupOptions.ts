import type { FilterOption } from '../filterOption'
import { fullNameOf } from '../../../session/user/userMapping'

/** A make of a store (L-398). */
export interface Make {
  readonly makeName: string
  readonly makeId: string
}

/** A model of a make (L-399). */
export interface Model extends Make {
  readonly modelName: string
  readonly modelId: string
}

/** A trim of a model; its id stands in one of two fields (L-402). */
export interface Trim {
  readonly trimLevel: string
  readonly trimId?: string | null
  readonly trimLevelId?: string | null
  readonly modelName: string
}

/** A lender. Its code may carry more behind a bar (L-404, L-405). */
export interface Lender {
  readonly lenderCode: string
  readonly lenderName: string
}

/** Who sold vehicles of a store (L-407). */
export interface Salesperson {
  readonly salesPersonId: string
  readonly salesPersonName: string
}

/** Somebody who flags customers (L-411). */
export interface FlaggedSalesUser {
  readonly aD_UserID: string
  readonly salesPersonName: string
}

/** A user of a store (api.md 2.6 listStoreUsers). */
export interface StoreUser {
  readonly userName: string
  readonly givenName: string | null
  readonly familyName: string | null
}

/** The years, the latest first, each once (L-099, L-397). */
export const yearOptions = (years: readonly number[]): readonly FilterOption[] =>
  [...new Set(years)]
    .filter(Number.isInteger)
    .toSorted((a, b) => b - a)
    .map((year) => ({ id: String(year), label: String(year) }))

export const makeOptions = (makes: readonly Make[]): readonly FilterOption[] =>
  makes.map(({ makeId, makeName }) => ({ id: makeId, label: makeName }))

/** The models under their makes (L-083, L-400). */
export const modelOptions = (models: readonly Model[]): readonly FilterOption[] =>
  models.map(({ modelId, modelName, makeName }) => ({ id: modelId, label: modelName, group: makeName }))

/** The trims under their models, with whichever id they carry; one without any cannot be searched for (L-402). */
export const trimOptions = (trims: readonly Trim[]): readonly FilterOption[] =>
  trims.flatMap(({ trimId, trimLevelId, trimLevel, modelName }) => {
    const id = [trimId, trimLevelId].find(Boolean)
    return id ? [{ id, label: trimLevel, group: modelName }] : []
  })

export const colorOptions = (colors: readonly { readonly colorName: string }[]): readonly FilterOption[] =>
  colors.map(({ colorName }) => ({ id: colorName, label: colorName }))

/**
 * The statuses of compass by the word that the grid shows of them, each with what it means (L-073, L-592).
 *
 * @example compassStatusOptions([{ compassStatusId: 'Lost', compassStatusDescription: 'Bought elsewhere' }])
 * // [{ id: 'Lost', label: 'Lost – Bought elsewhere' }]
 */
export const compassStatusOptions = (
  statuses: readonly { readonly compassStatusId: string; readonly compassStatusDescription: string }[],
): readonly FilterOption[] =>
  statuses.map(({ compassStatusId, compassStatusDescription }) => ({
    id: compassStatusId,
    label: [...new Set([compassStatusId, compassStatusDescription])]
      .filter((part) => part !== '')
      .join(' – '),
  }))

/**
 * The code of a lender without what stands behind a bar (L-405).
 *
 * @example lenderCodeOf('ALLY|12') // 'ALLY'
 */
export const lenderCodeOf = (code: string): string => code.replace(/\|.*$/s, '').trim()

export const lenderOptions = (lenders: readonly Lender[]): readonly FilterOption[] =>
  lenders.map(({ lenderCode, lenderName }) => ({ id: lenderCodeOf(lenderCode), label: lenderName }))

export const ownerOptions = (
  owners: readonly { readonly opptOwnerName: string }[],
): readonly FilterOption[] => owners.map(({ opptOwnerName }) => ({ id: opptOwnerName, label: opptOwnerName }))

/** What finds rows without an original salesperson (L-408, L-601). */
export const noSalesperson: FilterOption = { id: '0', label: 'No Salesperson' }

/** The salespersons, after the one that stands for none (L-408, L-409, L-601). */
export const salespersonOptions = (salespersons: readonly Salesperson[]): readonly FilterOption[] => [
  noSalesperson,
  ...salespersons.map(({ salesPersonId, salesPersonName }) => ({
    id: salesPersonId,
    label: salesPersonName,
  })),
]

export const sellingStoreOptions = (
  stores: readonly { readonly hyperionId: string; readonly entityName: string }[],
): readonly FilterOption[] =>
  stores.map(({ hyperionId, entityName }) => ({ id: hyperionId, label: entityName }))

/** Who flags customers. They are searched for by name, which is what rows carry (L-100, api.md 2.7). */
export const flaggedSalesUserOptions = (users: readonly FlaggedSalesUser[]): readonly FilterOption[] =>
  users.map(({ salesPersonName }) => ({ id: salesPersonName, label: salesPersonName }))

/** The users of a store by user name, 'First Last' where that is known. */
export const storeUserOptions = (users: readonly StoreUser[]): readonly FilterOption[] =>
  users.map((user) => ({ id: user.userName, label: fullNameOf(user) }))
