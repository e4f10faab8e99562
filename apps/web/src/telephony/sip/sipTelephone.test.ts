import { sipNotices } from '@retain/domain/telephony/sipNotices'
import { SessionState } from 'sip.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSip } from '../../testing/fakeSip'
import type { GetCredentials } from '../sipAccess'
import { sipTelephone } from './sipTelephone'

const given = {
  server: 'wss://sip.example',
  domain: 'sip.example',
  userName: 'jordan.mills',
  authorizationName: '1:jordan.mills',
  password: 'first',
  expiresIn: 600,
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A telephone, and everything that it told. */
async function open(
  getCredentials: GetCredentials = () => Promise.resolve(given),
  prepare?: (fake: ReturnType<typeof fakeSip>) => void,
) {
  const fake = fakeSip()
  prepare?.(fake)
  const told: string[] = []
  const microphone = { failure: null as string | null, released: 0, muted: [] as boolean[] }
  const telephone = sipTelephone({
    getCredentials,
    sip: fake.sip,
    microphone: {
      open: async () => microphone.failure,
      take: () => Promise.reject(new Error('no sound in tests')),
      mute: (isMuted) => void microphone.muted.push(isMuted),
      release: () => {
        microphone.released += 1
      },
    },
  })
  const status = await telephone.start({
    onEvent: (event) => told.push(event),
    onStatus: (next) => told.push(`status ${next}`),
    onNotice: (notice) => told.push(`notice ${notice}`),
    onPartner: (partner) => told.push(`partner ${partner === null ? 'none' : partner.shown}`),
  })
  const read = () => told.splice(0)
  return { ...fake, telephone, microphone, status, read }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('registering', () => {
  it('is ready once the exchange has registered it', async () => {
    const { status, agents } = await open()
    expect(status).toBe('ready')
    expect(agents).toHaveLength(1)
    expect(agents[0]?.configuration).toMatchObject({
      authorizationUsername: '1:jordan.mills',
      authorizationPassword: 'first',
      sessionDescriptionHandlerFactoryOptions: { peerConnectionConfiguration: { iceServers: [] } },
    })
  })

  it.each([
    ['there is none for this store', () => Promise.resolve(null), 'not installed', sipNotices.notSetUp],
    [
      'the server gives no credentials',
      () => Promise.resolve('failed' as const),
      'unavailable',
      sipNotices.noCredentials,
    ],
  ] as const)('says that %s', async (_what, getCredentials, status, notice) => {
    const app = await open(getCredentials)
    expect(app.status).toBe(status)
    expect(app.read()).toContain(`notice ${notice}`)
    expect(app.telephone.dial('5550140182')).toBe(sipNotices.notRegistered)
  })

  it('says that it is refused, and tries again', async () => {
    const app = await open(undefined, ({ exchange }) => {
      exchange.refuses = true
    })
    expect(app.status).toBe('unavailable')
    expect(app.read()).toContain(`notice ${sipNotices.refused}`)
    app.exchange.refuses = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(app.read()).toEqual(['notice ', 'status ready'])
  })

  it('says that the exchange is gone, and comes back by itself', async () => {
    const app = await open()
    app.read()
    app.exchange.isAway = true
    app.cut()
    expect(app.read()).toEqual([`notice ${sipNotices.gone}`, 'status unavailable'])
    await vi.advanceTimersByTimeAsync(8_000)
    expect(app.read()).toEqual([])
    app.exchange.isAway = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(app.read()).toEqual(['notice ', 'status ready'])
    expect(app.agents).toHaveLength(1)
  })

  it('renews its credentials before they end, and asks again where that fails', async () => {
    const answers: Awaited<ReturnType<GetCredentials>>[] = [
      given,
      'failed',
      { ...given, authorizationName: '2:jordan.mills', password: 'second' },
    ]
    const app = await open(() => Promise.resolve(answers.shift() ?? null))
    await vi.advanceTimersByTimeAsync(480_000)
    expect(app.agents[0]?.configuration['authorizationPassword']).toBe('first')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(app.agents[0]?.configuration).toMatchObject({
      authorizationUsername: '2:jordan.mills',
      authorizationPassword: 'second',
    })
    await vi.advanceTimersByTimeAsync(480_000)
    expect(app.read()).toContain(`notice ${sipNotices.notSetUp}`)
  })

  it('leaves the exchange when it is stopped', async () => {
    const app = await open()
    app.telephone.stop()
    await settle()
    expect(app.agents[0]?.state).toBe('Stopped')
    expect(app.telephone.dial('5550140182')).not.toBeUndefined()
  })
})

describe('calling out', () => {
  it('dials ten digits and tells what becomes of it [S-352]', async () => {
    const app = await open()
    app.read()
    expect(app.telephone.dial('5550140182x12')).toBeNull()
    await settle()
    const [call] = app.calls
    expect(call?.to).toBe('5550140182')
    call?.session.request.onProgress?.({ message: { statusCode: 180 } })
    call?.session.become(SessionState.Established)
    expect(app.telephone.dial('5550140127')).toBe(sipNotices.onCall)
    app.telephone.hangUp()
    expect(app.read()).toEqual([
      'notice ',
      'partner (555) 014 - 0182',
      'Dialing',
      'RingBack',
      'CallConnected',
      'EndOfCall',
      'partner none',
    ])
    expect(call?.session.done).toEqual(['bye'])
    expect(app.telephone.dial(null)).toBe('PhoneNumber not found...')
  })

  it.each([
    [486, ['BusySignal', 'notice ']],
    [404, ['notice The telephone exchange does not know this number.']],
  ])('tells a refusal with %s', async (statusCode, expected) => {
    const app = await open()
    app.telephone.dial('5550140182')
    await settle()
    app.read()
    const session = app.calls[0]?.session
    session?.become(SessionState.Terminated)
    session?.request.onReject?.({ message: { statusCode } })
    expect(app.read()).toEqual(['EndOfCall', 'partner none', ...expected])
  })

  it('begins no call without a microphone, and says so', async () => {
    const app = await open()
    app.read()
    app.microphone.failure = sipNotices.microphoneDenied
    expect(app.telephone.dial('5550140182')).toBeNull()
    await settle()
    expect(app.calls).toEqual([])
    expect(app.read()).toEqual([`notice ${sipNotices.microphoneDenied}`])
  })

  it('mutes the microphone', async () => {
    const { telephone, microphone } = await open()
    telephone.mute?.(true)
    telephone.mute?.(false)
    expect(microphone.muted).toEqual([true, false])
  })

  it('cancels a call that nobody has taken', async () => {
    const app = await open()
    app.telephone.dial('5550140182')
    await settle()
    app.telephone.hangUp()
    expect(app.calls[0]?.session.done).toEqual(['cancel'])
  })

  it('ends a call whose sound broke off, and says so', async () => {
    const app = await open()
    app.telephone.dial('5550140182')
    await settle()
    app.calls[0]?.session.become(SessionState.Established)
    app.read()
    app.sound.peerConnection.connectionState = 'failed'
    app.sound.peerConnectionDelegate?.onconnectionstatechange(new Event('connectionstatechange'))
    expect(app.read()).toEqual([`notice ${sipNotices.cutOff}`, 'EndOfCall', 'partner none'])
  })

  it('goes on while the exchange is lost, and is unavailable after it', async () => {
    const app = await open()
    app.telephone.dial('5550140182')
    await settle()
    app.calls[0]?.session.become(SessionState.Established)
    app.read()
    app.exchange.isAway = true
    app.cut()
    expect(app.read()).toEqual([`notice ${sipNotices.goneOnCall}`])
    app.telephone.hangUp()
    expect(app.read().slice(-2)).toEqual([`notice ${sipNotices.gone}`, 'status unavailable'])
  })
})

describe('a call that comes in', () => {
  it('says who calls, is taken and ended by the other side', async () => {
    const app = await open()
    app.read()
    const session = app.ring('+15550140182')
    expect(app.read()).toEqual(['notice ', 'partner (555) 014 - 0182', 'IncomingCall'])
    app.telephone.answer?.()
    await settle()
    session.become(SessionState.Terminated)
    expect(app.read()).toEqual(['CallConnected', 'EndOfCall', 'partner none'])
  })

  it('is declined, or missed', async () => {
    const app = await open()
    app.read()
    expect(app.ring('front.desk', 'Front desk').done).toEqual([])
    app.telephone.hangUp()
    expect(app.read()).toEqual(['notice ', 'partner Front desk', 'IncomingCall', 'EndOfCall', 'partner none'])
    app.ring('5550140182').become(SessionState.Terminated)
    expect(app.read()).toContain('notice Missed call from (555) 014 - 0182.')
  })

  it('rings on where the microphone is denied', async () => {
    const app = await open()
    const session = app.ring('5550140182')
    app.microphone.failure = sipNotices.microphoneDenied
    app.read()
    app.telephone.answer?.()
    await settle()
    expect(session.state).toBe(SessionState.Initial)
    expect(app.read()).toEqual([`notice ${sipNotices.microphoneDenied}`])
  })

  it('hears that the line is busy during another call', async () => {
    const app = await open()
    app.ring('5550140182')
    expect(app.ring('5550140127').done).toEqual(['reject 486'])
  })
})
