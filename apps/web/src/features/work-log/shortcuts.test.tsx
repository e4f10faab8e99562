import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wirePage, wireRows } from '../../testing/fixtures'
import { renderApp, type AppOptions } from '../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

async function openLog(options: AppOptions = {}) {
  setWindowWidth(1600)
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  return app
}

const focused = (): HTMLElement => {
  if (document.activeElement instanceof HTMLElement) return document.activeElement
  throw new Error('Nothing has the focus')
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(focused(), { key, ...more })
const focusedRow = () => focused().closest('[role="row"]')?.getAttribute('aria-rowindex')

it('j comes to the first customer and goes down, k goes up; each is a link, which Enter opens', async () => {
  await openLog()
  press('j')
  const first = Number(focusedRow())
  expect(focused()).toHaveAccessibleName(/^Customer \d{5}$/)
  press('j')
  await waitFor(() => expect(Number(focusedRow())).toBe(first + 1))
  press('k')
  await waitFor(() => expect(Number(focusedRow())).toBe(first))
  expect(focused().tagName).toBe('A')
})

it('Space selects the row that j came to, and Shift with an arrow the next ones too', async () => {
  await openLog()
  press('j')
  press(' ')
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3))
})

it('j goes on from a customer who cannot be opened, and from the header', async () => {
  const [first, ...rest] = wireRows(3)
  const taken = { ...first, isLocked: true, lockedUserId: 'dana.baker', lockedBy: 'Dana Baker' }
  await openLog({ answers: { searchLogs: () => wirePage([taken, ...rest]) } })
  press('j')
  expect(focusedRow()).toBe('2')
  press('j')
  await waitFor(() => expect(focusedRow()).toBe('3'))
  expect(focused()).toHaveAccessibleName('Customer 00002')
  screen.getByRole('button', { name: /^Equity/ }).focus()
  press('j')
  await waitFor(() => expect(focusedRow()).toBe('2'))
})

it('f opens the filters, and closes them; with Ctrl it is the browser’s', async () => {
  await openLog()
  const filters = screen.getByRole('button', { name: 'Filters' })
  const was = filters.getAttribute('aria-expanded')
  press('f', { ctrlKey: true })
  expect(filters).toHaveAttribute('aria-expanded', was)
  press('f')
  await waitFor(() => expect(filters).not.toHaveAttribute('aria-expanded', was))
  // In a field of the filters it is a letter.
  filters.focus()
  press('f')
  await waitFor(() => expect(filters).toHaveAttribute('aria-expanded', was))
})

it('f leads into the filters that it opens', async () => {
  await openLog()
  const filters = screen.getByRole('button', { name: 'Filters' })
  if (filters.getAttribute('aria-expanded') === 'true') press('f')
  await waitFor(() => expect(filters).toHaveAttribute('aria-expanded', 'false'))
  press('f')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add Filter' })).toHaveFocus())
})

it('? lists the keys; none of them does anything while it is open', async () => {
  await openLog()
  press('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog).toHaveTextContent('Next row; Enter opens itj')
  expect(dialog).toHaveTextContent('Open or close the filtersf')
  fireEvent.keyDown(dialog, { key: 'j' })
  expect(dialog).toContainElement(focused())
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

it('nothing happens while somebody types', async () => {
  await openLog()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  press('j')
  press('?')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  field.remove()
})
