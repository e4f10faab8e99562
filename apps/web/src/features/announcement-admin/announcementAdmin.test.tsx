import type { Announcement } from '@retain/domain/announcements/announcement'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const wire = (nth: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  announcementId: String(nth),
  title: `Announcement ${nth}`,
  body: `<p>Text ${nth}</p>`,
  displayFrom: null,
  displayTo: null,
  active: true,
  viewed: false,
  version: 3,
  ...changes,
})
const all = Array.from({ length: 25 }, (_, at) => wire(at + 1))

const pages: FakeAnswers['listAnnouncementsAdmin'] = ({ url }) => {
  const query = new URLSearchParams(url.split('?')[1])
  const [page, size] = [Number(query.get('pageNumber')), Number(query.get('pageSize'))]
  return wirePage(all.slice((page - 1) * size, page * size), all.length, page, size)
}

const open = (query = '', answers: FakeAnswers = {}) =>
  renderApp({
    path: `/app/announcementAdmin${query}`,
    roles: [generalAccess, 'Opportunity_Admin_Announcement'],
    answers: { listAnnouncementsAdmin: pages, ...answers },
  })

const save = () => screen.findByRole('button', { name: 'Save' })
const titleField = () => screen.findByRole('textbox', { name: 'Title' })

/** What was typed before a reload: nothing can be typed into the editor of the text here. */
const typed = (recordId: string, base: Partial<Announcement>, mine: Partial<Announcement>) => {
  const empty = { title: '', body: '', displayFrom: null, displayTo: null, active: true }
  keptDrafts.write(
    printDraftName({ userName: 'ann.lee', form: 'announcement', recordId }),
    {
      draft: { base: { ...empty, ...base }, mine: { ...empty, ...base, ...mine }, choices: {} },
      idempotencyKey: 'announcement-1',
      keptAt: instantFromEpoch(Date.now()),
    },
    null,
  )
}

describe('the announcements of administrators', () => {
  it('are listed ten to a page, with how each stands [S-038] [S-394] [S-432] [S-433]', async () => {
    const app = open()
    const list = await screen.findByRole('region', { name: 'Announcements' })
    await within(list).findByRole('button', { name: /^Announcement 1 / })
    expect(within(list).getByText(/announcements, newest first/)).toHaveTextContent('25 announcements')
    expect(within(list).getAllByText('Active')).toHaveLength(10)
    expect(app.api.callsOf('listAnnouncementsAdmin')[0]?.body).toBeUndefined()
    await app.user.click(within(list).getByRole('button', { name: 'Page 3' }))
    await within(list).findByRole('button', { name: /^Announcement 25/ })
    expect(within(list).getAllByText('Active')).toHaveLength(5)
    expect(app.address()).toBe('/app/announcementAdmin?page=3')
  })

  it('are not there for others [S-038]', async () => {
    renderApp({ path: '/app/announcementAdmin', roles: [generalAccess] })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
  })

  it('say that they could not be loaded', async () => {
    open('', { listAnnouncementsAdmin: () => problem(502, 'Bad Gateway') })
    expect(await screen.findByText('The announcements could not be loaded.')).toBeVisible()
  })
})

describe('an announcement', () => {
  it('is edited, shown as everybody will see it, and confirmed before anything changes [S-432] [S-434] [S-705] [S-456] [S-017]', async () => {
    const app = open('', {
      updateAnnouncement: ({ body }) => ({ ...wire(2), ...(body as object), version: 4 }),
    })
    await app.user.click(await screen.findByRole('button', { name: /^Announcement 2 / }))
    expect(app.address()).toBe('/app/announcementAdmin?id=2')
    const confirm = screen.getByRole('region', { name: 'Confirm' })
    expect(within(confirm).getAllByText('No change')).toHaveLength(5)
    expect(await save()).toBeDisabled()
    await app.user.type(await titleField(), '!')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(await within(preview).findByRole('button', { name: /^Announcement 2!/ })).toBeVisible()
    expect(within(confirm).getByText('Announcement 2', { selector: 'del' })).toBeVisible()
    expect(within(confirm).getByText('Announcement 2!', { selector: 'ins' })).toBeVisible()
    await app.user.keyboard('{Backspace}')
    expect(await save()).toBeDisabled()
    await app.user.keyboard('!')
    await app.user.click(await save())
    expect(await screen.findByText('Saved Successfully')).toBeInTheDocument()
    const [sent] = app.api.callsOf('updateAnnouncement')
    expect(sent?.body).toEqual({
      ...{ announcementId: '2', title: 'Announcement 2!', body: '<p>Text 2</p>' },
      ...{ displayFrom: null, displayTo: null, active: true },
    })
    expect(sent?.headers['if-match']).toBe('"3"')
  })

  it('is new, active, and refused without a title [S-259] [S-435] [S-705]', async () => {
    typed('new', {}, { body: '<p>We close early.</p>' })
    const app = open('?id=new', {
      createAnnouncement: ({ body }) => ({
        ...wire(99),
        ...(body as object),
        announcementId: '99',
        version: 1,
      }),
    })
    expect(await screen.findByRole('checkbox', { name: /^Active/ })).toBeChecked()
    expect(await save()).toBeDisabled()
    await app.user.type(await titleField(), 'Holiday hours')
    await app.user.click(await save())
    expect(await screen.findByText('Saved Successfully')).toBeInTheDocument()
    const [sent] = app.api.callsOf('createAnnouncement')
    expect(sent?.body).toMatchObject({ announcementId: null, title: 'Holiday hours', active: true })
    expect(sent?.headers['idempotency-key']).toBe('announcement-1')
    await waitFor(() => expect(app.address()).toBe('/app/announcementAdmin?id=99'))
  })

  it('does not end before it begins [S-437]', async () => {
    const from = instantFromEpoch(Date.parse('2026-11-18T13:00:00.000Z'))
    const to = instantFromEpoch(Date.parse('2026-11-13T23:00:00.000Z'))
    typed('2', { title: 'Announcement 2', body: '<p>Text 2</p>' }, { displayFrom: from, displayTo: to })
    open('?id=2')
    expect(await screen.findByText('The end is earlier than the beginning.')).toBeVisible()
    expect(await save()).toBeDisabled()
    expect(screen.getByText('11/18/2026 8:00 AM', { selector: 'ins' })).toBeVisible()
  })

  it('is deleted after a question [S-457] [S-705]', async () => {
    const app = open('?id=2', { deleteAnnouncement: () => null })
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete announcement' })
    await app.user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument()
    expect(app.api.callsOf('deleteAnnouncement')[0]?.body).toEqual({ announcementId: '2' })
    await waitFor(() => expect(app.address()).toBe('/app/announcementAdmin'))
  })
})
