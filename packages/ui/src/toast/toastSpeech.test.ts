import { expect, it } from 'vitest'
import { nextSpeech, speechOf, withSpeech } from './toastSpeech'

const saved = { id: '1', type: 'success', label: 'Note Saved.' } as const
const failed = { id: '2', type: 'error', label: 'Bad Gateway', body: 'Request id 9' } as const

it('says the type, the texts and how often', () => {
  expect(speechOf(saved).text).toBe('Success: Note Saved.')
  expect(speechOf({ ...failed, count: 3 }).text).toBe('Error: Bad Gateway. Request id 9. 3 times.')
  expect(speechOf({ ...saved, body: null }).text).toBe('Success: Note Saved.')
})

it('lets errors alone interrupt', () => {
  expect(speechOf(failed).isUrgent).toBe(true)
  for (const type of ['success', 'message', 'warning'] as const)
    expect(speechOf({ ...saved, type }).isUrgent).toBe(false)
})

it('says everything that waits, errors first, and loses nothing', () => {
  const waiting = [saved, failed, { ...saved, id: '3', label: 'Call Saved.' }].map(speechOf)
  const first = nextSpeech(waiting)
  expect(first).toMatchObject({ isUrgent: true, text: 'Error: Bad Gateway. Request id 9.' })
  const second = nextSpeech(first?.waiting ?? [])
  expect(second).toEqual({
    isUrgent: false,
    text: 'Success: Note Saved. Success: Call Saved.',
    waiting: [],
  })
  expect(nextSpeech([])).toBeNull()
})

it('says a toast once that came twice while it waited', () => {
  const waiting = withSpeech([speechOf(saved)], speechOf({ ...saved, count: 2 }))
  expect(waiting.map(({ text }) => text)).toEqual(['Success: Note Saved. 2 times.'])
})
