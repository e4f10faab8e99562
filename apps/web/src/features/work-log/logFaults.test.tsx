import { gridDriver } from '@retain/ui/testing/grid-driver'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { held, problem } from '../../testing/fakeApi'
import { wirePage, wireRow, wireRows } from '../../testing/fixtures'
import { contacted, statusChanged } from '../../testing/liveMessages'
import { renderApp } from '../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { selectConnection } from '../../live/liveSlice'

const findGrid = async () => gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))

async function openLog() {
  setWindowWidth(1600)
  const app = renderApp()
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, grid: await findGrid() }
}

it('shows no row of the store that was left, whose answer comes after those of the next one [L-006]', async () => {
  const { api, user } = await openLog()
  const late = held(() => wirePage(wireRows(50, 50), 1248, 2))
  api.answer({ searchLogs: late.answer })
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(2))
  const blue = wireRow({ opptId: '9', hyperionId: 'BLR', customerName: 'Blue, Ann' })
  api.answer({ searchLogs: () => wirePage([blue]) })
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  await screen.findByText('Blue, Ann')
  await act(async () => {
    late.release()
    await new Promise(requestAnimationFrame)
  })
  const grid = await findGrid()
  expect(grid.columnTexts('Customer')).toEqual(['Blue, Ann'])
})

it('goes on to the page that was asked for when the session has expired meanwhile and can be renewed', async () => {
  const { api, user, identity, address } = await openLog()
  api.answer({ searchLogs: () => problem(401, 'Unauthorized') })
  const renew = vi.spyOn(identity, 'renew').mockImplementation(() => {
    api.answer({ searchLogs: () => wirePage(wireRows(50, 50), 1248, 2) })
    return Promise.resolve(true)
  })
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Customer 00051')).toBeInTheDocument()
  expect(renew).toHaveBeenCalledTimes(1)
  expect(address()).toMatch(/pageNumber=2$/)
})

it('has every change of a burst in which the connection breaks, told or not', async () => {
  const { api, clock, grid, live, store } = await openLog()
  await waitFor(() => expect(selectConnection(store.getState()).state).toBe('open'))
  const after = { status: 'NOI', statusCode: 'NOI', note: 'Wrote to her', rowVersion: 3 }
  const changed = wireRows(50).map((row, at) => (at < 20 ? { ...row, ...after } : row))
  api.answer({ searchLogs: () => wirePage(changed, 1248) })
  await act(async () => {
    for (const { opptId } of wireRows(10)) live.line().tell(statusChanged(String(opptId)))
    for (const { opptId } of wireRows(5)) live.line().tell(contacted(String(opptId), 3))
    live.line().drop()
    await new Promise(requestAnimationFrame)
  })
  act(() => clock.advance(1_000))
  await waitFor(() =>
    expect(grid.columnTexts('Status').filter((text) => text === 'Not Interested')).toHaveLength(20),
  )
  expect(grid.columnTexts('Notes').filter((text) => text === 'Wrote to her')).toHaveLength(20)
})
