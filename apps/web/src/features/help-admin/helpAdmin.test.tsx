import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import type { FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const wire = (nth: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  helpLinkId: String(nth),
  linkTitle: `Link ${nth}`,
  linkDescription: `<p>About ${nth}</p>`,
  linkUrl: `https://help.example/${nth}`,
  disabled: false,
  orderBy: nth,
  insUpdDT: '2026-11-21T15:00:00.000Z',
  insUpdUser: 'alex.romero',
  version: 3,
  ...changes,
})
const all = Array.from({ length: 25 }, (_, at) => wire(at + 1, { disabled: at === 0 }))

const pages: FakeAnswers['listHelpLinks'] = ({ url }) => {
  const query = new URLSearchParams(url.split('?')[1])
  const [page, size] = [Number(query.get('pageNumber')), Number(query.get('pageSize'))]
  return wirePage(all.slice((page - 1) * size, page * size), all.length, page, size)
}

const open = (query = '', answers: FakeAnswers = {}) =>
  renderApp({
    path: `/app/helpLinksAdmin${query}`,
    roles: [generalAccess, 'Opportunity_Can_Edit_HelpLink'],
    answers: { listHelpLinks: pages, ...answers },
  })

const save = () => screen.findByRole('button', { name: 'Save' })

describe('the help links of administrators', () => {
  it('are listed ten to a page, disabled ones too, with who changed them and when [S-039] [S-420] [S-431] [S-433] [S-468] [S-791]', async () => {
    const app = open()
    const list = await screen.findByRole('region', { name: 'Help Links' })
    const first = await within(list).findByRole('button', { name: /^Link 1 ?1/ })
    expect(first).toHaveTextContent('1 · 11/21/2026 10:00am · alex.romero')
    expect(first).toHaveTextContent('Disabled')
    await app.user.click(within(list).getByRole('button', { name: 'Page 3' }))
    await within(list).findByRole('button', { name: /^Link 25/ })
    expect(within(list).getAllByRole('button', { name: /^Link/ })).toHaveLength(5)
  })

  it('are not there for others [S-039]', async () => {
    renderApp({ path: '/app/helpLinksAdmin', roles: [generalAccess] })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
  })
})

describe('a help link', () => {
  it('is edited, shown as everybody will see it, and confirmed before anything changes [S-422] [S-431] [S-434] [S-459] [S-017]', async () => {
    const app = open('?id=2', {
      updateHelpLink: ({ body }) => ({ ...wire(2), ...(body as object), version: 4 }),
    })
    const address = await screen.findByRole('textbox', { name: 'Address' })
    const confirm = screen.getByRole('region', { name: 'Confirm' })
    expect(within(confirm).getAllByText('No change')).toHaveLength(5)
    await app.user.type(address, '.mp4')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(await within(preview).findByText('Video')).toBeVisible()
    expect(within(confirm).getByText('https://help.example/2.mp4', { selector: 'ins' })).toBeVisible()
    await app.user.click(await save())
    expect(await screen.findByText('Help Link Saved')).toBeInTheDocument()
    const [sent] = app.api.callsOf('updateHelpLink')
    expect(sent?.body).toEqual({
      ...{ helpLinkId: '2', linkTitle: 'Link 2', linkDescription: '<p>About 2</p>' },
      ...{ linkUrl: 'https://help.example/2.mp4', disabled: false, orderBy: 2 },
    })
    expect(sent?.headers['if-match']).toBe('"3"')
  })

  it('is new with its six fields, and needs title, description and address [S-421] [S-438] [S-439] [S-440]', async () => {
    const empty = { linkTitle: '', linkDescription: '', linkUrl: '', disabled: false, orderBy: 0 }
    keptDrafts.write(
      printDraftName({ userName: 'ann.lee', form: 'helpLink', recordId: 'new' }),
      {
        draft: { base: empty, mine: { ...empty, linkDescription: '<p>Ten minutes.</p>' }, choices: {} },
        idempotencyKey: 'help-link-1',
        keptAt: instantFromEpoch(Date.now()),
      },
      null,
    )
    const app = open('?id=new', {
      createHelpLink: ({ body }) => ({ ...wire(99), ...(body as object), helpLinkId: '99', version: 1 }),
    })
    await app.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tour')
    expect(await save()).toBeDisabled()
    await app.user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://help.example/tour.mp4')
    await app.user.click(await save())
    expect(await screen.findByText('Help Link Saved')).toBeInTheDocument()
    expect(app.api.callsOf('createHelpLink')[0]?.body).toEqual({
      ...{ helpLinkId: null, linkTitle: 'Tour', linkDescription: '<p>Ten minutes.</p>' },
      ...{ linkUrl: 'https://help.example/tour.mp4', disabled: false, orderBy: 0 },
    })
    await waitFor(() => expect(app.address()).toBe('/app/helpLinksAdmin?id=99'))
  })

  it('is deleted after its question [S-423] [S-441] [S-460]', async () => {
    const app = open('?id=2', { deleteHelpLink: () => null })
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Help Link?' })
    await app.user.click(within(question).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Help Link Deleted')).toBeInTheDocument()
    expect(app.api.callsOf('deleteHelpLink')[0]?.body).toEqual({ helpLinkId: '2' })
    await waitFor(() => expect(app.address()).toBe('/app/helpLinksAdmin'))
  })
})
