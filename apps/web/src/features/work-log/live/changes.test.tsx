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
  it('shows in its row at its place, and waits in the head of the log until somebody searches again [L-388]', async () => {
    const { tell, grid, api, user, answerWith } = await openLog()
    noButton()
    // "Wrote to her" stands behind every "Note".
    await tell(contacted('1'))
    expect(grid.cellText(0, 'Notes')).toBe('Wrote to her')
    expect(names(grid)).toEqual(['Bo', 'Cy', 'Di', 'Ed'])
    answerWith(() => wirePage([...rows.slice(1), { ...first, note: 'Wrote to her', rowVersion: 2 }]))
    await user.click(button('1 change - Refresh'))
    await waitFor(() => expect(names(grid)).toEqual(['Cy', 'Di', 'Ed', 'Bo']))
    noButton()
    const [asked, again] = api.callsOf('searchLogs').map(({ body }) => body)
    expect(again).toEqual(asked)
  })

  it('counts each row once, and is told to those who do not see it', async () => {
    const { tell } = await openLog()
    await tell(contacted('1'), contacted('2'))
    await tell(contacted('1', 3))
    expect(button('2 changes - Refresh')).toBeInTheDocument()
    const spoken = screen.getAllByText('2 changes - Refresh').find((one) => one.closest('button') === null)
    expect(spoken?.closest('[aria-live=polite]')).not.toBeNull()
  })

  it('goes with its row', async () => {
    const { tell } = await openLog()
    await tell(contacted('1'))
    expect(button('1 change - Refresh')).toBeInTheDocument()
    await tell(removed('1'))
    await waitFor(noButton)
  })

  it('is none where the list is sorted by something else', async () => {
    const { tell, grid } = await openLog('?orderBy=customerName&orderDirection=asc')
    await tell(contacted('1'), statusChanged('1', 3))
    expect(grid.cellText(0, 'Notes')).toBe('Wrote to her')
    noButton()
  })
})

describe('searching again', () => {
  it('shows that it is under way, and ends the notice however the search came about', async () => {
    const { tell, user, answerWith, live, clock } = await openLog()
    await tell(contacted('1'))
    const answer = held(() => wirePage(inOrder))
    answerWith(answer.answer)
    await user.click(button('1 change - Refresh'))
    await waitFor(() => expect(button('1 change - Refresh')).toHaveAttribute('data-loading'))
    answer.release()
    await waitFor(noButton)
    await tell(contacted('2'))
    expect(button('1 change - Refresh')).toBeInTheDocument()
    answerWith(() => wirePage(inOrder))
    live.line().drop()
    clock.advance(1_000)
    await waitFor(noButton)
  })

  it('gives the focus back to the row that had it, wherever it stands now', async () => {
    const { tell, grid, user, answerWith } = await openLog()
    grid.focusCell(0, 'Status')
    await tell(contacted('1'))
    answerWith(() => wirePage([...rows.slice(1), { ...first, note: 'Wrote to her', rowVersion: 2 }]))
    button('1 change - Refresh').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names(grid)).toEqual(['Cy', 'Di', 'Ed', 'Bo']))
    expect(grid.focusedCell()).toEqual({ row: 3, columnLabel: 'Status' })
  })

  it('leaves the focus where somebody has gone meanwhile', async () => {
    const { tell, grid, user, answerWith } = await openLog()
    grid.focusCell(0, 'Status')
    await tell(contacted('1'))
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
