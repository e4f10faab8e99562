import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { held, type FakeAnswer } from '../../../testing/fakeApi'
import { wirePage, wireRow } from '../../../testing/fixtures'
import { liveGrid } from '../../../testing/liveGrid'
import { contacted, removed, statusChanged } from '../../../testing/liveMessages'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

beforeEach(() => setWindowWidth(1600))

/** Four customers in the order of their status: the second is about to be Not Interested. */
const rows = ['Bo', 'Cy', 'Di', 'Ed'].map((customerName, at) =>
  wireRow({ opptId: String(at + 1), customerName, status: 'NEW', statusCode: 'NEW', note: `Note ${at + 1}` }),
)
const [first, second, ...others] = rows
const inOrder = [second, first, ...others]

async function openLog(query = '?orderBy=note&orderDirection=asc') {
  const app = renderApp({ path: `/app/log${query}`, answers: { searchLogs: () => wirePage(rows) } })
  const answerWith = (searchLogs: FakeAnswer) => app.api.answer({ searchLogs })
  await screen.findByText('Cy')
  return { ...app, ...(await liveGrid(app, 'Equity Log')), answerWith }
}

const button = (name: string) => screen.getByRole('button', { name })
const noButton = () => expect(screen.queryByRole('button', { name: /- Refresh$/ })).not.toBeInTheDocument()
const names = (grid: Awaited<ReturnType<typeof openLog>>['grid']) => grid.columnTexts('Customer')

describe('a change that moves a row', () => {
  it('shows in its row, which moves only when the user searches again by the notice [L-388]', async () => {
    const { receive, grid, api, user, answerWith } = await openLog()
    noButton()
    // "Wrote to her" sorts after every "Note".
    await receive(contacted('1'))
    expect(grid.cellText(0, 'Notes')).toBe('Wrote to her')
    expect(names(grid)).toEqual(['Bo', 'Cy', 'Di', 'Ed'])
    answerWith(() => wirePage([...rows.slice(1), { ...first, note: 'Wrote to her', rowVersion: 2 }]))
    await user.click(button('1 change - Refresh'))
    await waitFor(() => expect(names(grid)).toEqual(['Cy', 'Di', 'Ed', 'Bo']))
    noButton()
    const [request, repeated] = api.callsOf('searchLogs').map(({ body }) => body)
    expect(repeated).toEqual(request)
  })

  it('counts each row once, and is announced to screen readers', async () => {
    const { receive } = await openLog()
    await receive(contacted('1'), contacted('2'))
    await receive(contacted('1', 3))
    expect(button('2 changes - Refresh')).toBeInTheDocument()
    const spoken = screen.getAllByText('2 changes - Refresh').find((one) => one.closest('button') === null)
    expect(spoken?.closest('[aria-live=polite]')).not.toBeNull()
  })

  it('is no longer counted once its row is removed', async () => {
    const { receive } = await openLog()
    await receive(contacted('1'))
    expect(button('1 change - Refresh')).toBeInTheDocument()
    await receive(removed('1'))
    await waitFor(noButton)
  })

  it('is not counted where the list is sorted by another column', async () => {
    const { receive, grid } = await openLog('?orderBy=customerName&orderDirection=asc')
    await receive(contacted('1'), statusChanged('1', 3))
    expect(grid.cellText(0, 'Notes')).toBe('Wrote to her')
    noButton()
  })
})

describe('searching again', () => {
  it('shows its progress, and any search ends the notice', async () => {
    const { receive, user, answerWith, live, clock } = await openLog()
    await receive(contacted('1'))
    const answer = held(() => wirePage(inOrder))
    answerWith(answer.answer)
    await user.click(button('1 change - Refresh'))
    await waitFor(() => expect(button('1 change - Refresh')).toHaveAttribute('data-loading'))
    answer.release()
    await waitFor(noButton)
    await receive(contacted('2'))
    expect(button('1 change - Refresh')).toBeInTheDocument()
    answerWith(() => wirePage(inOrder))
    live.line().drop()
    clock.advance(1_000)
    await waitFor(noButton)
  })

  it('returns the focus to the row that had it, at its new place', async () => {
    const { receive, grid, user, answerWith } = await openLog()
    grid.focusCell(0, 'Status')
    await receive(contacted('1'))
    answerWith(() => wirePage([...rows.slice(1), { ...first, note: 'Wrote to her', rowVersion: 2 }]))
    button('1 change - Refresh').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names(grid)).toEqual(['Cy', 'Di', 'Ed', 'Bo']))
    expect(grid.focusedCell()).toEqual({ row: 3, columnLabel: 'Status' })
  })

  it('leaves a focus that the user has moved since', async () => {
    const { receive, grid, user, answerWith } = await openLog()
    grid.focusCell(0, 'Status')
    await receive(contacted('1'))
    const answer = held(() => wirePage(inOrder))
    answerWith(answer.answer)
    await user.click(button('1 change - Refresh'))
    const filters = screen.getByRole('button', { name: /^Filters/ })
    act(() => filters.focus())
    answer.release()
    await waitFor(noButton)
    expect(filters).toHaveFocus()
  })
})
