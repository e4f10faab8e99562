import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoDialStatuses } from '../activity/call/autoDialStatuses'
import { initialTelephonyStatus, isTelephonyPending } from './initialStatus'
import { numberToDial, statusAfterEvent, statusAfterStart, telephonyEvents } from './telephony'

describe('the status of the telephone', () => {
  it('has the words of the specification and of its actions  [S-350] [S-351]', () => {
    expect([...autoDialStatuses].sort()).toEqual(
      [
        ...['ready', 'not installed', 'not supported', 'calling', 'busy', 'connected', 'dialing', 'not-set'],
        ...['idle', 'ringing', 'unavailable'],
      ].sort(),
    )
  })

  it.each([
    ['EndOfCall', 'ready'],
    ['DialTone', 'dialing'],
    ['RingBack', 'calling'],
    ['IncomingCall', 'ringing'],
    ['BusySignal', 'busy'],
    ['CallConnected', 'connected'],
    ['Dialing', 'dialing'],
  ] as const)('is, after %s, %s  [S-352] [S-807]', (event, status) => {
    expect(telephonyEvents).toContain(event)
    expect(statusAfterEvent('unavailable', event)).toBe(status)
  })

  it('stays after an event that is none', () => {
    fc.assert(
      fc.property(fc.string(), (event) => {
        fc.pre(!(telephonyEvents as readonly string[]).includes(event))
        expect(statusAfterEvent('busy', event)).toBe('busy')
      }),
    )
    expect(statusAfterEvent('busy', 'toString')).toBe('busy')
  })

  it.each([
    [false, false, 'not supported'],
    [false, true, 'not supported'],
    [true, false, 'not installed'],
    [true, true, 'ready'],
  ] as const)('with object %s and phone %s begins as %s  [S-806]', (hasObject, hasPhone, status) => {
    expect(initialTelephonyStatus).toBe('not-set')
    expect(statusAfterStart({ hasObject, hasPhone })).toBe(status)
  })
})

describe('starting telephony', () => {
  it('is pending until it was tried, whatever came of it', () => {
    expect(autoDialStatuses.filter(isTelephonyPending)).toEqual(['not-set'])
  })
})

describe('dialling', () => {
  it.each([null, '', '  '])('fails without a number (%j)  [S-353]', (number) => {
    expect(numberToDial(number, true)).toEqual(E.left('PhoneNumber not found...'))
    expect(numberToDial(number, false)).toEqual(E.left('PhoneNumber not found...'))
  })

  it('fails without the telephony object  [S-354]', () => {
    expect(numberToDial('3055550100', false)).toEqual(E.left('No ActiveX object found for dialing...'))
  })

  it('has its number where both are there  [S-349]', () => {
    expect(numberToDial(' 3055550100 ', true)).toEqual(E.right('3055550100'))
  })
})
