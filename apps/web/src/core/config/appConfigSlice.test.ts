import { initialTelephonyStatus } from '@retain/domain/telephony/initialStatus'
import { expect, it } from 'vitest'
import { config } from '../../testing/fixtures'
import {
  appConfigSlice,
  configured,
  liveConnectionLost,
  liveConnectionNamed,
  liveTagsSubscribed,
  selectConfig,
  selectStoreLogo,
  selectVoipStatus,
  storeLogoAnswered,
  storeLogoRequested,
  voipStatusChanged,
} from './appConfigSlice'

const { reducer } = appConfigSlice
const start = configured(config)

it('names nothing of the host before it is configured, and has every address', () => {
  const { bases, signInFlow, ...texts } = selectConfig({ appConfig: reducer(undefined, { type: 'start' }) })
  expect([...Object.values(bases), ...Object.values(texts)].filter(Boolean)).toEqual([])
  expect(Object.keys(bases)).toEqual(Object.keys(config.bases))
  expect(signInFlow).toBe('code')
})

it('starts with the configuration of the host, and without a connection, telephony or logo', () => {
  expect(selectConfig({ appConfig: start })).toBe(config)
  expect(start).toEqual({
    config,
    liveTags: [],
    connectionId: null,
    voipStatus: initialTelephonyStatus,
    storeLogo: { status: 'NOT_STARTED', url: null },
  })
})

it('holds how far the logo is, and its address once it is answered [S-155]', () => {
  const asked = reducer(start, storeLogoRequested())
  expect(selectStoreLogo({ appConfig: asked })).toEqual({ status: 'IN_PROGRESS', url: null })
  const answered = reducer(asked, storeLogoAnswered('/logo.svg'))
  expect(selectStoreLogo({ appConfig: answered })).toEqual({ status: 'COMPLETE', url: '/logo.svg' })
  const refused = reducer(answered, storeLogoAnswered(null))
  expect(selectStoreLogo({ appConfig: refused })).toEqual({ status: 'ERROR', url: null })
})

it('holds what telephony can do [S-154]', () => {
  const ready = reducer(start, voipStatusChanged('ready'))
  expect(ready).toEqual({ ...start, voipStatus: 'ready' })
  expect(selectVoipStatus({ appConfig: ready })).toBe('ready')
})

it('holds the tags and the id of the live connection until that is lost [S-153]', () => {
  const open = [liveTagsSubscribed(['HAR']), liveConnectionNamed('c-1')].reduce(reducer, start)
  expect(open).toEqual({ ...start, liveTags: ['HAR'], connectionId: 'c-1' })
  expect(reducer(open, liveConnectionLost())).toEqual(start)
})
