/** The views of the admin lists of help links and announcements (S-431, S-432). */
export const adminViews = ['list', 'edit', 'preview', 'confirm'] as const

export type AdminViewName = (typeof adminViews)[number]

/** What is asked about before anything changes. */
export type AdminChange = 'save' | 'delete'

/**
 * What an admin list shows: its rows, one of them to be edited or as users will see it, or the question before a
 * change.
 */
export type AdminView =
  | { readonly view: 'list' }
  | { readonly view: 'edit' | 'preview'; readonly id: string | null }
  | {
      readonly view: 'confirm'
      readonly change: AdminChange
      /** `null` for a row that is new. */
      readonly id: string | null
      /** The view that No returns to. */
      readonly from: Exclude<AdminView, { readonly view: 'confirm' }>
    }

/** What somebody does in an admin list. */
export type AdminStep =
  /** Chooses a row, or with `null` a new one. */
  | { readonly type: 'opened'; readonly id: string | null }
  | { readonly type: 'previewed' | 'edited' | 'saveAsked' | 'confirmed' | 'refused' | 'closed' }
  | { readonly type: 'deleteAsked'; readonly id: string }

/** An admin list opens with its rows. */
export const adminList: AdminView = { view: 'list' }

const asked = (
  from: Exclude<AdminView, { readonly view: 'confirm' }>,
  change: AdminChange,
  id: string | null,
): AdminView => ({ view: 'confirm', change, id, from })

/**
 * The view after a step. Rows are edited and previewed; saving and deleting are asked about first, Yes leads back to the
 * list and No to where the question came from. A step that the present view does not offer changes nothing (S-431, S-432).
 *
 * @example nextAdminView(adminList, { type: 'deleteAsked', id: '7' })
 * // { view: 'confirm', change: 'delete', id: '7', from: { view: 'list' } }
 */
export function nextAdminView(view: AdminView, step: AdminStep): AdminView {
  switch (view.view) {
    case 'list':
      if (step.type === 'opened') return { view: 'edit', id: step.id }
      return step.type === 'deleteAsked' ? asked(view, 'delete', step.id) : view
    case 'edit':
    case 'preview':
      if (step.type === 'previewed') return { view: 'preview', id: view.id }
      if (step.type === 'edited') return { view: 'edit', id: view.id }
      if (step.type === 'saveAsked') return asked(view, 'save', view.id)
      if (step.type === 'deleteAsked' && step.id === view.id) return asked(view, 'delete', step.id)
      return step.type === 'closed' ? adminList : view
    case 'confirm':
      if (step.type === 'confirmed') return adminList
      return step.type === 'refused' ? view.from : view
  }
}
