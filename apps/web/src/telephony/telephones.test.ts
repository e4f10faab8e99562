import { telephonyEvents } from '@retain/domain/telephony/telephony'
import { describe, expect, it, vi } from 'vitest'
import { stubTelephonyObject } from '../testing/fakeTelephony'
import { objectRefused, telephonyProgId, type TelephonyObject } from './activeXTelephone'
import { browserTelephone, hasTelephonyObject } from './browserTelephone'
import { linkTelephone } from './linkTelephone'

const unheard = () => undefined
const deaf = { onEvent: unheard, onStatus: unheard, onNotice: unheard, onPartner: unheard }
const noCredentials = () => Promise.resolve(null)

describe('the telephony object', () => {
  it('dials and hangs up, and without it nothing can be dialled [S-349]', async () => {
    expect(hasTelephonyObject()).toBe(false)
    const none = browserTelephone('object', noCredentials)
    expect(await none.start(deaf)).toBe('not supported')
    expect(none.dial('5550140182')).toBe('No ActiveX object found for dialing...')

    const object = stubTelephonyObject()
    expect(hasTelephonyObject()).toBe(true)
    const telephone = browserTelephone('object', noCredentials)
    expect(await telephone.start(deaf)).toBe('ready')
    expect(object.names).toEqual([telephonyProgId])
    expect(telephone.dial('5550140182x12')).toBeNull()
    telephone.hangUp()
    expect(object.done).toEqual(['dial 5550140182', 'hang up'])
  })

  it('tells its events until it is stopped [S-352]', async () => {
    const object = stubTelephonyObject()
    const heard: string[] = []
    const telephone = browserTelephone('object', noCredentials)
    await telephone.start({ ...deaf, onEvent: (event) => heard.push(event) })
    for (const event of telephonyEvents) object.raise(event)
    expect(heard).toEqual(telephonyEvents)
    telephone.stop()
    object.raise('IncomingCall')
    expect(heard).toEqual(telephonyEvents)
    expect(telephone.dial('5550140182')).toBe('No ActiveX object found for dialing...')
  })

  it('is not installed where it cannot be made, and where no telephone is connected to it [S-806]', async () => {
    stubTelephonyObject({ hasPhone: false })
    expect(await browserTelephone('object', noCredentials).start(deaf)).toBe('not installed')
    vi.stubGlobal(
      'ActiveXObject',
      class {
        constructor() {
          throw new Error('Automation server cannot create object')
        }
      },
    )
    const telephone = browserTelephone('object', noCredentials)
    expect(await telephone.start(deaf)).toBe('not installed')
    expect(telephone.dial('5550140182')).toBe('No ActiveX object found for dialing...')
  })

  it('says plainly that it took no number', async () => {
    vi.stubGlobal(
      'ActiveXObject',
      class implements TelephonyObject {
        HasPhone = true
        OnEvent = null
        HangUp = () => undefined
        Dial = () => {
          throw new Error('0x80004005')
        }
      },
    )
    const telephone = browserTelephone('object', noCredentials)
    await telephone.start(deaf)
    expect(telephone.dial('5550140182')).toBe(objectRefused)
  })
})

describe('the telephone of the device', () => {
  it('is ready and opens a link for each number, with its extension', async () => {
    const opened: string[] = []
    const telephone = linkTelephone((address) => opened.push(address))
    expect(await telephone.start(deaf)).toBe('ready')
    expect([telephone.dial('5550140182'), telephone.dial('5550140182x12')]).toEqual([null, null])
    expect(opened).toEqual(['tel:+15550140182', 'tel:+15550140182;ext=12'])
  })

  it('opens it as a press on a link does, and leaves nothing in the page', () => {
    const pressed: string[] = []
    const listen = (event: Event) => {
      event.preventDefault()
      pressed.push((event.target as HTMLAnchorElement).href)
    }
    window.addEventListener('click', listen)
    browserTelephone('link', noCredentials).dial('5550140182')
    window.removeEventListener('click', listen)
    expect(pressed).toEqual(['tel:+15550140182'])
    expect(document.querySelector('a')).toBeNull()
  })

  it('opens nothing for what is no number', () => {
    const telephone = linkTelephone(() => expect.unreachable())
    expect(telephone.dial('555')).toBe('A phone number has ten digits.')
  })
})

it.each(['object', 'link', 'none'] as const)('dials no missing number (%s) [S-353]', async (kind) => {
  const object = stubTelephonyObject()
  const telephone = browserTelephone(kind, noCredentials)
  await telephone.start(deaf)
  for (const number of [null, ' ']) expect(telephone.dial(number)).toBe('PhoneNumber not found...')
  expect(object.done).toEqual([])
})
