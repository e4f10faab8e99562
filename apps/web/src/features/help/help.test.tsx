import { generalAccess } from '@retain/domain/session/user/permissions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const wireLink = (nth: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  helpLinkId: String(nth),
  linkTitle: `Link ${nth}`,
  linkDescription: `<p>About <b>${nth}</b>.</p>`,
  linkUrl: `https://help.example/${nth}`,
  disabled: false,
  orderBy: nth,
  insUpdDT: '2026-11-21T15:00:00.000Z',
  insUpdUser: 'alex.romero',
  version: 1,
  ...changes,
})
const video = wireLink(1, { linkTitle: 'Ten minutes', linkUrl: 'https://help.example/tour.MP4?x=1' })
const links = [video, ...Array.from({ length: 24 }, (_, at) => wireLink(at + 2))]

/** Answers the asked page of so many links. */
const pages =
  (all = links): FakeAnswers['searchOnlineHelp'] =>
  ({ url }) => {
    const query = new URLSearchParams(url.split('?')[1])
    const [page, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize'))]
    return wirePage(all.slice((page - 1) * size, page * size), all.length, page, size)
  }

const asked = (app: { readonly api: ReturnType<typeof renderApp>['api'] }) =>
  app.api.callsOf('searchOnlineHelp').map(({ url }) => url.split('?')[1])

function openPage(answers: FakeAnswers = {}) {
  return renderApp({
    path: '/app/onlineHelp',
    roles: [generalAccess],
    answers: { searchOnlineHelp: pages(), ...answers },
  })
}

describe('the page of helpful links', () => {
  it('has ten links a page, and pages [S-059] [S-260] [S-263] [S-267] [S-268] [S-433]', async () => {
    const app = openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Helpful Links' })).toBeInTheDocument()
    await screen.findByRole('link', { name: /^Link 2/ })
    expect(within(screen.getByRole('list', { name: 'Links' })).getAllByRole('listitem')).toHaveLength(10)
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: /^Link 11/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Link 2 / })).not.toBeInTheDocument()
    expect(asked(app)).toEqual([
      'SearchString=&PageSize=10&PageNumber=1',
      'SearchString=&PageSize=10&PageNumber=2',
    ])
  })

  it('searches by Enter only, and begins with the first page again, and says when nothing is found [S-261] [S-265] [S-419] [S-793]', async () => {
    const app = openPage()
    await app.user.click(await screen.findByRole('button', { name: 'Page 2' }))
    const box = screen.getByRole('searchbox', { name: 'Search helpful links' })
    await app.user.type(box, 'boat loan')
    await waitFor(() => expect(asked(app)).toHaveLength(2))
    app.api.answer({ searchOnlineHelp: pages([]) })
    await app.user.keyboard('{Enter}')
    expect(await screen.findByText('Nothing Found. Please try other search criteria')).toBeVisible()
    expect(asked(app).at(-1)).toBe('SearchString=boat+loan&PageSize=10&PageNumber=1')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  it('opens videos in the player and everything else in a tab of its own [S-070] [S-266] [S-791]', async () => {
    openPage()
    const player = await screen.findByRole('link', { name: /^Ten minutes/ })
    expect(player).toHaveAttribute('href', '/videoplayer?url=https%3A%2F%2Fhelp.example%2Ftour.MP4%3Fx%3D1')
    const other = screen.getByRole('link', { name: /^Link 2/ })
    expect(other).toHaveAttribute('href', 'https://help.example/2')
    expect(other).toHaveAttribute('target', '_blank')
    expect(other).toHaveTextContent(/About 2/)
  })

  it('shows the error in the place of the list, and loads again [S-264] [S-794]', async () => {
    const app = openPage({ searchOnlineHelp: () => problem(502, 'Bad Gateway') })
    const alert = await screen.findByText('An error occurred getting data: Bad Gateway', {
      selector: 'main p',
    })
    expect(alert).toBeVisible()
    app.api.answer({ searchOnlineHelp: pages() })
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Link 2/ })).toBeInTheDocument()
  })
})

describe('the dialog of helpful links', () => {
  it('shows all of them, without pages [S-260] [S-267] [S-486] [S-795]', async () => {
    const app = renderApp({ path: '/app/onlineHelpModal', answers: { searchOnlineHelp: pages() } })
    const dialog = await screen.findByRole('dialog', { name: 'Helpful Links' })
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(25)
    expect(within(dialog).queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    expect(asked(app)).toEqual(['SearchString=&PageSize=10000'])
  })

  it('that was opened by its address closes to the Equity Log [S-077] [S-744]', async () => {
    const app = renderApp({ path: '/app/onlineHelpModal' })
    const dialog = await screen.findByRole('dialog', { name: 'Helpful Links' })
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/app/log'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Equity Log' })).toBeInTheDocument()
  })
})

describe('the video player', () => {
  it('plays what its address names, for everybody [S-069] [S-792]', async () => {
    renderApp({ path: '/videoplayer?url=https%3A%2F%2Fhelp.example%2Ftour.mp4', roles: null })
    const player = await screen.findByLabelText('Video player')
    expect(player).toHaveAttribute('src', 'https://help.example/tour.mp4')
    act(() => void player.dispatchEvent(new Event('error')))
    expect(await screen.findByText('The video could not be played.')).toBeVisible()
  })

  it.each(['', '?url=javascript%3Aalert(1)', '?url=%2Ftour.mp4'])(
    'plays nothing of %j [S-792]',
    async (query) => {
      renderApp({ path: `/videoplayer${query}`, roles: null })
      expect(await screen.findByText('The address names no video.')).toBeVisible()
      expect(document.querySelector('video')).toBeNull()
    },
  )
})
