import { describe, expect, it } from 'vitest'
import {
  afterSending,
  canSend,
  emailAnsweredText,
  emailSavedText,
  type EmailSending,
  type SendingEvent,
} from './afterEmail'

it('a sent email and a recorded one each say their own text [OP-048]', () => {
  expect(emailSavedText['Outbound Email']).toBe('Email Sent.')
  expect(emailSavedText['Inbound Email']).toBe('Recorded Email')
})

const sending: EmailSending = { status: 'sending' }
const sent: EmailSending = { status: 'sent' }
const failed: EmailSending = { status: 'error', error: 'Bad Gateway' }
const after = (...events: readonly SendingEvent[]) => events.reduce(afterSending, null)

it('an email that is still being sent is not said to be sent [O-181] [O-208] [O-209]', () => {
  expect(emailAnsweredText('Outbound Email', 'sent')).toBe('Email Sent.')
  expect(emailAnsweredText('Outbound Email', 'sending')).toBe('The email is being sent.')
  expect(emailAnsweredText('Inbound Email', null)).toBe('Recorded Email')
})

describe('the sending of an email', () => {
  it('is sending, then sent or error [O-181]', () => {
    expect(after({ type: 'asked' })).toEqual(sending)
    expect(after({ type: 'asked' }, { type: 'answered' })).toEqual(sent)
    expect(after({ type: 'asked' }, { type: 'failed', error: 'Bad Gateway' })).toEqual(failed)
  })

  it('goes under way once, and again after it ended', () => {
    expect(afterSending(sending, { type: 'asked' })).toBe(sending)
    expect(afterSending(failed, { type: 'asked' })).toEqual(sending)
    expect(afterSending(sent, { type: 'asked' })).toEqual(sending)
  })

  it('takes an answer only while one is awaited', () => {
    for (const state of [null, sent, failed]) {
      expect(afterSending(state, { type: 'answered' })).toBe(state)
      expect(afterSending(state, { type: 'failed', error: 'x' })).toBe(state)
    }
  })

  it('is forgotten with the editor', () => {
    for (const state of [null, sending, sent, failed])
      expect(afterSending(state, { type: 'cleared' })).toBeNull()
  })

  it('can be asked for while the form is valid and nothing is under way', () => {
    expect([null, sending, sent, failed].map((state) => canSend(true, state))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(canSend(false, null)).toBe(false)
  })
})
