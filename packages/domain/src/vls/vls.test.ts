import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantFromEpoch } from '../calendar/instant'
import {
  addVins,
  chosenVins,
  closedVls,
  needsToken,
  resultReceived,
  setVlsHideReplacement,
  startVls,
  tokenReceived,
  vlsDialog,
  vlsProgressText,
  windowClosed,
  windowOpened,
  windowReturned,
  type Vls,
} from './vls'
import { emptyResultText, vlsDialogStates, vlsProgressTexts, vlsSteps } from './vlsProgress'

const at = 1_795_000_000
const now = (seconds = 0) => instantFromEpoch((at + seconds) * 1000)
const token = { token: 't', expiresAt: at + 900, expiresIn: 900, recievedAt: at }
const accord = '1HGCV1F57MA014882'

it('the steps, their texts and the states of the dialog are those of the specification', () => {
  expect(vlsSteps.map((step) => vlsProgressTexts[step])).toEqual([
    'Requesting access to VLS...',
    'Opening VLS window...',
    'Looking for VLS result...',
  ])
  expect(vlsDialogStates).toEqual(['OPEN', 'CLOSED'])
  expect(emptyResultText).toBe('action returned empty result')
})

describe('a visit', () => {
  const shown = (vls: Vls) => [vlsDialog(vls), vls.window, vlsProgressText(vls)]

  it('asks for access, opens the window, looks for the result and is over [O-299] [O-303]', () => {
    const asked = startVls({ ...closedVls, error: 'before' }, now())
    const opening = tokenReceived(asked, token)
    const opened = windowOpened(opening)
    const returned = windowReturned(opened)
    const over = resultReceived(returned, { vins: [accord] })
    expect([closedVls, asked, opening, opened, returned, over].map(shown)).toEqual([
      ['CLOSED', 'closed', ''],
      ['OPEN', 'closed', 'Requesting access to VLS...'],
      ['OPEN', 'closed', 'Opening VLS window...'],
      ['OPEN', 'open', 'Opening VLS window...'],
      ['OPEN', 'closed', 'Looking for VLS result...'],
      ['CLOSED', 'closed', ''],
    ])
    expect(asked.error).toBeNull()
    expect(over).toMatchObject({ vins: [accord], error: null, token })
  })

  it('holds a token with expiresAt, expiresIn and recievedAt [O-300]', () => {
    expect(tokenReceived(closedVls, token).token).toEqual(token)
  })

  it('uses a token that still holds, and asks anew for one that is over [OP-098]', () => {
    const held = { ...closedVls, token, error: 'before' }
    expect([closedVls, held].map((vls) => needsToken(vls, now()))).toEqual([true, false])
    expect(needsToken(held, now(899))).toBe(false)
    expect(needsToken(held, now(900))).toBe(true)
    expect(needsToken({ ...held, token: { ...token, expiresIn: 60 } }, now(60))).toBe(true)
    expect(startVls(held, now(10))).toMatchObject({ step: 'openingWindow', token, error: null })
    expect(startVls(held, now(900))).toMatchObject({ step: 'requestingAccess', token: null })
  })

  it.each([
    ['no token', (vls: Vls) => tokenReceived(vls, null)],
    ['an empty token', (vls: Vls) => tokenReceived(vls, { ...token, token: '' })],
    ['no result', (vls: Vls) => resultReceived(vls, null)],
    ['a result without vehicles', (vls: Vls) => resultReceived(vls, { vins: ['', 'x'] })],
  ])('stops with the error of the service at %s [O-306] [OP-098]', (_case, receive) => {
    const stopped = receive({ ...closedVls, step: 'lookingForResult', window: 'open', vins: [accord] })
    expect(stopped).toMatchObject({
      step: null,
      window: 'closed',
      error: 'action returned empty result',
      vins: [accord],
    })
  })

  it('changes nothing when the window is closed without a choice [OP-099]', () => {
    const open: Vls = { ...closedVls, step: 'openingWindow', window: 'open', token, vins: [accord] }
    expect(windowClosed(open)).toEqual({ ...closedVls, token, vins: [accord] })
  })
})

describe('the VINs', () => {
  it('of an answer are those of the form of a VIN, each once', () => {
    expect(chosenVins({ vins: ['1hgcv1f57ma014882', accord, '', 'x'] })).toEqual(E.right([accord]))
    expect(chosenVins({ vins: [] })).toEqual(E.left(emptyResultText))
    expect(chosenVins(null)).toEqual(E.left(emptyResultText))
  })

  it('are a set: the same one stands in it once [O-301]', () => {
    expect(addVins(['A'], ['A'], false)).toEqual(['A'])
    expect(addVins(['A', 'B'], ['A'], false)).toEqual(['B', 'A'])
  })

  it('are trimmed to the newest 2, 3 while the replacement is hidden [O-304] [O-305] [OP-081]', () => {
    expect(addVins([], ['A', 'B', 'C'], false)).toEqual(['B', 'C'])
    expect(addVins(['A', 'B'], ['C', 'D'], true)).toEqual(['B', 'C', 'D'])
    expect(addVins(['A'], ['B'], true)).toEqual(['A', 'B'])
    const two = { ...closedVls, vins: ['A', 'B'] }
    expect(resultReceived(two, { vins: [accord] }).vins).toEqual(['B', accord])
    expect(resultReceived({ ...two, hideReplacement: true }, { vins: [accord] }).vins).toEqual([
      'A',
      'B',
      accord,
    ])
  })

  it('are trimmed when the replacement is shown again [O-302]', () => {
    const hidden = setVlsHideReplacement({ ...closedVls, vins: ['A', 'B'] }, true)
    expect(hidden).toMatchObject({ hideReplacement: true, vins: ['A', 'B'] })
    const three = { ...hidden, vins: ['A', 'B', 'C'] }
    expect(setVlsHideReplacement(three, false)).toMatchObject({ hideReplacement: false, vins: ['B', 'C'] })
  })

  it('never fail, and stay a set within the limit, whatever is answered', () => {
    const vin = fc.oneof(fc.string(), fc.constantFrom('A', 'B', 'C', 'D'))
    fc.assert(
      fc.property(fc.array(vin), fc.array(vin), fc.boolean(), (vins, chosen, isHidden) => {
        const set = addVins(vins, chosen, isHidden)
        expect(new Set(set).size).toBe(set.length)
        expect(set.length).toBeLessThanOrEqual(isHidden ? 3 : 2)
        if (chosen.length > 0) expect(set.at(-1)).toBe(chosen.at(-1))
        expect(E.isLeft(chosenVins({ vins })) || E.isRight(chosenVins({ vins }))).toBe(true)
      }),
    )
  })
})
