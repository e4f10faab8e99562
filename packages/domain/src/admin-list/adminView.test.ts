import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminList, adminViews, nextAdminView, type AdminStep, type AdminView } from './adminView'

const edit: AdminView = { view: 'edit', id: '7' }
const preview: AdminView = { view: 'preview', id: '7' }
const asks = (change: 'save' | 'delete', from: typeof adminList, id: string | null = '7') =>
  ({ view: 'confirm', change, id, from }) as AdminView
const deleteOf = (id: string): AdminStep => ({ type: 'deleteAsked', id })

describe('an admin list', () => {
  it('has a list, an editor, a preview and a question', () => {
    expect(adminViews).toEqual(['list', 'edit', 'preview', 'confirm'])
  })

  it.each<[string, AdminView, AdminStep, AdminView]>([
    ['opens a row', adminList, { type: 'opened', id: '7' }, edit],
    ['opens a new row', adminList, { type: 'opened', id: null }, { view: 'edit', id: null }],
    ['asks before it deletes a row', adminList, deleteOf('7'), asks('delete', adminList)],
    ['shows what is edited', edit, { type: 'previewed' }, preview],
    ['goes on editing', preview, { type: 'edited' }, edit],
    ['asks before it saves', edit, { type: 'saveAsked' }, asks('save', edit)],
    ['asks before it saves what is shown', preview, { type: 'saveAsked' }, asks('save', preview)],
    ['asks before it deletes what is edited', edit, deleteOf('7'), asks('delete', edit)],
    ['closes the editor', edit, { type: 'closed' }, adminList],
    ['closes the preview', preview, { type: 'closed' }, adminList],
    ['is a list again after Yes', asks('save', preview), { type: 'confirmed' }, adminList],
    ['is as before after No', asks('save', preview), { type: 'refused' }, preview],
    ['is the list as before after No', asks('delete', adminList), { type: 'refused' }, adminList],
  ])('%s', (_what, view, step, next) => {
    expect(nextAdminView(view, step)).toEqual(next)
  })

  it.each<[AdminView, AdminStep]>([
    [adminList, { type: 'saveAsked' }],
    [adminList, { type: 'confirmed' }],
    [adminList, { type: 'previewed' }],
    [edit, { type: 'confirmed' }],
    [edit, { type: 'opened', id: '8' }],
    [edit, { type: 'opened', id: '7' }],
    [edit, deleteOf('8')],
    [{ view: 'edit', id: null }, deleteOf('8')],
    [asks('save', edit), { type: 'saveAsked' }],
    [asks('delete', edit), deleteOf('7')],
    [asks('delete', edit), { type: 'closed' }],
  ])('in %o nothing comes of %o', (view, step) => {
    expect(nextAdminView(view, step)).toBe(view)
  })

  it('is never changed but by a question that was answered', () => {
    const id = fc.constantFrom('7', '8')
    const step = fc.oneof(
      fc.record({ type: fc.constant('opened' as const), id: fc.option(id) }),
      fc.record({ type: fc.constant('deleteAsked' as const), id }),
      fc.record({
        type: fc.constantFrom('previewed', 'edited', 'saveAsked', 'confirmed', 'refused', 'closed'),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let view = adminList
        for (const one of steps) {
          const next = nextAdminView(view, one)
          if (one.type === 'confirmed' && next !== view) expect(view.view).toBe('confirm')
          view = next
        }
        expect(adminViews).toContain(view.view)
      }),
    )
  })
})
