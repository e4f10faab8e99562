import { expect, it } from 'vitest'
import { noConnection, type Connection } from './connection'
import { connectionNotice, retryConnectionText } from './connectionNotice'
import { liveErrorTexts } from './liveError'

const waiting: Connection = { state: 'closed', phase: 'waiting', attempt: 2, wait: 2_000, hasMissed: true }

it('says nothing while all is well, at the start and while a token is renewed', () => {
  const quiet: readonly Connection[] = [
    noConnection,
    { state: 'closed', phase: 'connecting', attempt: 0, mayRenew: true, hasMissed: false },
    { state: 'closed', phase: 'renewing', attempt: 0, hasMissed: true },
    { state: 'open', hasMissed: true },
  ]
  for (const connection of quiet)
    expect(connectionNotice(connection, true)).toEqual({
      state: 'connected',
      text: 'Connected',
      canRetry: false,
    })
})

it('says which attempt comes next', () => {
  expect(connectionNotice(waiting, true)).toEqual({
    state: 'reconnecting',
    text: 'Reconnecting, 2 of 5',
    canRetry: false,
  })
})

it('offers to try again what is lost, and nothing where that cannot help', () => {
  const lost = (error: keyof typeof liveErrorTexts) => connectionNotice({ state: 'error', error }, true)
  for (const error of ['maximumReconnects', 'refused', 'invalidToken'] as const)
    expect(lost(error)).toEqual({ state: 'offline', text: 'Connection lost', canRetry: true })
  for (const error of ['unavailable', 'missingUrl'] as const)
    expect(lost(error)).toEqual({ state: 'offline', text: 'No live updates', canRetry: false })
  expect(retryConnectionText).toBe('Try again')
})

it('says offline first when the browser knows it, but not before anybody is signed in', () => {
  expect(connectionNotice(waiting, false)).toEqual({ state: 'offline', text: 'Offline', canRetry: false })
  expect(connectionNotice(noConnection, false).state).toBe('connected')
})

it('has a plain text for each of the five errors [S-804]', () => {
  expect(liveErrorTexts).toEqual({
    unavailable: 'WebSocket unavailable',
    missingUrl: 'WebSocket url is missing',
    invalidToken: 'WebSocket token is invalid',
    refused: 'WebSocket connection refused',
    maximumReconnects: 'WebSocket maximum reconnects reached',
  })
})
