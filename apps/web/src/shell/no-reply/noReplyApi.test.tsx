import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { liveStateChanged } from '../../live/liveEvents'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { countCode } from './noReplyApi'

afterEach(() => vi.restoreAllMocks())

it('does without the no-reply count while its code cannot be fetched, says nothing, and counts when it is asked again', async () => {
  // The code as it stands while it cannot be fetched: an import cannot be made to fail here.
  const code = vi.spyOn(countCode, 'fetch').mockResolvedValue(null)
  const { api, store } = renderApp({ answers: { searchContactLog: () => wirePage([], 3) } })
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  const link = within(navigation).getByRole('link', { name: /Contact Log/ })
  await waitFor(() => expect(code).toHaveBeenCalled())
  expect(api.callsOf('searchContactLog')).toHaveLength(0)
  expect(store.getState().toasts).toEqual([])
  code.mockRestore()
  act(() => void store.dispatch(liveStateChanged({ state: 'open', hasMissed: true })))
  await waitFor(() => expect(link).toHaveTextContent('3'))
})
