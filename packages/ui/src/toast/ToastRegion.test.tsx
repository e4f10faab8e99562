import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { toastDriver } from '../testing/toastDriver'
import type { Toast } from './toast'
import { ToastRegion } from './ToastRegion'
import { useToasts, type NewToast, type Toasts } from './useToasts'

beforeEach(() => vi.useFakeTimers())
const wait = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

const open = (limit?: number) => {
  const list: { current: Toasts | null } = { current: null }
  const App = () => {
    const toasts = useToasts()
    list.current = toasts
    return (
      <>
        <button type="button">Elsewhere</button>
        <ToastRegion
          toasts={toasts.toasts}
          onClose={toasts.close}
          {...(limit === undefined ? {} : { limit })}
        />
      </>
    )
  }
  render(<App />)
  const region = screen.getByRole('region', { name: 'Notifications' })
  const show = (...toasts: readonly NewToast[]) => {
    act(() => {
      for (const toast of toasts) list.current?.show(toast)
    })
  }
  return { ...toastDriver(region), region, show }
}

const saved: NewToast = { type: 'success', label: 'Note Saved.', timeout: 3000 }
const failed: NewToast = { type: 'error', label: 'Bad Gateway', body: 'Request id 9' }
const numbered = (at: number): NewToast => ({ ...saved, label: `Toast ${at}` })

it.each(['success', 'message', 'warning', 'error'] as const)(
  'has a look of its own for %s [S-317]',
  (type) => {
    const { toasts, toast, show } = open()
    show({ type, label: 'Note Saved.' })
    expect(toasts()).toEqual([{ type, label: 'Note Saved.', body: '', count: 1 }])
    const sign = { success: 'check', message: 'mail', warning: 'triangle', error: 'circle-x' }[type]
    expect(toast('Note Saved.').querySelector('svg')?.getAttribute('class')).toContain(sign)
  },
)

it('closes each toast when its own time is over [S-327]', () => {
  const { labels, show } = open()
  show(saved, { ...saved, label: 'Search saved', timeout: 2000 })
  wait(1999)
  expect(labels()).toEqual(['Note Saved.', 'Search saved'])
  wait(1)
  expect(labels()).toEqual(['Note Saved.'])
  wait(999)
  expect(labels()).toEqual(['Note Saved.'])
  wait(1)
  expect(labels()).toEqual([])
})

it('keeps an error until it is closed; a press on its body does nothing [S-325] [S-326]', () => {
  const { labels, close, pressBody, show } = open()
  show(failed)
  wait(60_000)
  pressBody('Bad Gateway')
  expect(labels()).toEqual(['Bad Gateway'])
  close('Bad Gateway')
  expect(labels()).toEqual([])
})

it('shows as many as the limit says; the next one gets the place and all of its time [S-322]', () => {
  const { labels, waiting, close, show } = open(2)
  show(numbered(1), numbered(2), numbered(3))
  expect(labels()).toEqual(['Toast 1', 'Toast 2'])
  expect(waiting()).toBe(1)
  wait(1000)
  close('Toast 1')
  expect(labels()).toEqual(['Toast 2', 'Toast 3'])
  wait(2000)
  expect(labels()).toEqual(['Toast 3'])
  wait(999)
  expect(labels()).toEqual(['Toast 3'])
  wait(1)
  expect(labels()).toEqual([])
})

it('shows five where no limit is given [S-323]', () => {
  const { labels, waiting, show } = open()
  show(...[1, 2, 3, 4, 5, 6].map(numbered))
  expect([labels().length, waiting()]).toEqual([5, 1])
})

it('counts the same toast and begins its time anew [S-318]', () => {
  const { toasts, show } = open()
  show(saved)
  wait(2000)
  show(saved)
  expect(toasts()).toEqual([{ type: 'success', label: 'Note Saved.', body: '', count: 2 }])
  wait(2999)
  expect(toasts()).toHaveLength(1)
  wait(1)
  expect(toasts()).toHaveLength(0)
})

it('lets time stand still while the pointer is on the toasts', () => {
  const { labels, pointerOn, pointerOff, show } = open()
  show(saved)
  wait(2000)
  act(pointerOn)
  wait(60_000)
  expect(labels()).toEqual(['Note Saved.'])
  act(pointerOff)
  wait(999)
  expect(labels()).toEqual(['Note Saved.'])
  wait(1)
  expect(labels()).toEqual([])
})

it('lets time stand still while the focus is on the toasts', () => {
  const { labels, toast, show } = open()
  show(saved)
  wait(2000)
  act(() => within(toast('Note Saved.')).getByRole('button').focus())
  wait(60_000)
  expect(labels()).toEqual(['Note Saved.'])
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  wait(1000)
  expect(labels()).toEqual([])
})

it('lets time stand still while the window is hidden', () => {
  const { labels, show } = open()
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  show(saved)
  wait(60_000)
  expect(labels()).toEqual(['Note Saved.'])
  state.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(3000)
  expect(labels()).toEqual([])
})

it('speaks at once, at most once a second, errors interrupting, and loses nothing', () => {
  const { spoken, show } = open()
  show(saved)
  wait(0)
  expect(spoken()).toEqual({ polite: 'Success: Note Saved.', urgent: '' })
  show(failed, numbered(1), numbered(2))
  wait(999)
  expect(spoken().polite).toBe('Success: Note Saved.')
  wait(1)
  expect(spoken()).toEqual({ polite: '', urgent: 'Error: Bad Gateway. Request id 9.' })
  wait(1000)
  expect(spoken()).toEqual({ polite: 'Success: Toast 1. Success: Toast 2.', urgent: '' })
  wait(1000)
  expect(spoken()).toEqual({ polite: '', urgent: '' })
})

it('says once what was hidden behind the limit, when it comes into sight', () => {
  const { spoken, close, show } = open(1)
  show(failed, saved)
  wait(0)
  expect(spoken().urgent).toContain('Bad Gateway')
  wait(5000)
  expect(spoken().polite).toBe('')
  close('Bad Gateway')
  wait(0)
  expect(spoken().polite).toBe('Success: Note Saved.')
})

it('is there on a server already', () => {
  const html = renderToString(<ToastRegion toasts={[{ ...saved, id: '1' }]} onClose={() => undefined} />)
  expect(html).toContain('aria-live="assertive"')
  expect(html).toContain('Note Saved.')
})

it('says which id came twice', () => {
  const twice: readonly Toast[] = [
    { id: 'a', type: 'success', label: 'One' },
    { id: 'a', type: 'success', label: 'Two' },
  ]
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<ToastRegion toasts={twice} onClose={() => undefined} />)).toThrow('the id "a" twice')
})
