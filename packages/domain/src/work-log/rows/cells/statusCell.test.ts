import { expect, it } from 'vitest'
import { statusCodes } from '../../../opportunity/status/statuses'
import { statusCell, statusText } from './statusCell'

const row = { status: null, compassStatus: null, compassStatusDescription: null } as const

it('shows compassStatus when there is one [L-263]', () => {
  expect(statusText({ ...row, compassStatus: 'Working', status: 'IPCM' })).toBe('Working')
})

it('else shows the status, a code by its label [L-264] [L-502]', () => {
  expect(statusText({ ...row, status: 'IPCM' })).toBe('In Process - Contact Made')
  expect(statusText({ ...row, status: 'Lead Sent' })).toBe('Lead Sent')
  expect(statusText({ ...row, status: 'constructor' })).toBe('constructor')
})

it("else shows 'New' [L-265]", () => {
  expect(statusText(row)).toBe('New')
  expect(statusText({ ...row, status: '', compassStatus: '' })).toBe('New')
})

it('has compassStatusDescription as the tooltip of compassStatus [L-592] [L-295]', () => {
  expect(
    statusCell({ ...row, compassStatus: 'Working', compassStatusDescription: 'Being worked' }).tooltip,
  ).toBe('Being worked')
  expect(statusCell({ ...row, compassStatusDescription: 'Being worked' }).tooltip).toBeNull()
})

it('stands in two lines when the label has two parts', () => {
  expect(statusCell({ ...row, status: 'In Process - Contact Not Made' }).lines).toEqual([
    'In Process',
    'Contact Not Made',
  ])
  expect(statusCell(row).lines).toEqual(['New'])
})

it('asks for care where nobody may or can call, and is good where a lead is on its way', () => {
  const codesWith = (tone: string) =>
    statusCodes.filter((status) => statusCell({ ...row, status }).tone === tone).sort()
  expect(codesWith('careful')).toEqual(['DNC', 'NPL'])
  expect(codesWith('info')).toEqual(['IPCM', 'IPCNM'])
  expect(codesWith('good')).toEqual(['LEADCREATED', 'LEADPEND', 'LEADSENT'])
  expect(codesWith('neutral')).toEqual(['DUPE', 'LEAM', 'NEW', 'NLO', 'NOI', 'REACTIVATED'])
})

it('a word has one tone, whatever stands behind it [L-263]', () => {
  const toneOf = (given: Partial<Parameters<typeof statusCell>[0]>) => statusCell({ ...row, ...given }).tone
  expect(statusCodes.map((status) => toneOf({ status, compassStatus: 'Appointment Missed' }))).toEqual(
    statusCodes.map(() => 'careful'),
  )
  expect([toneOf({ status: 'LEADSENT' }), toneOf({ compassStatus: 'Lead Sent' })]).toEqual(['good', 'good'])
  expect(toneOf({ compassStatus: 'Some word of tomorrow' })).toBe('neutral')
})

it('has no tooltip where compass says nothing of its status', () => {
  const shown = statusCell({ ...row, compassStatus: 'Working', compassStatusDescription: '' })
  expect([shown.text, shown.tooltip]).toEqual(['Working', null])
})
