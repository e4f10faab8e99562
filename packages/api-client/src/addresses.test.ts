import { expect, it } from 'vitest'
import { changeOwner } from './change-owner'
import {
  getInventoryDetails,
  listSearchHistory,
  listViewHistory,
  setEmployeeFlag,
  validateEmployee,
} from './customer-360'
import { listAssociates, updateAssociates } from './flags'
import { addressOf } from './kernel/request'
import {
  createElead,
  getEleadStatus,
  listEleadSalespersons,
  recordEleadHistory,
  setLeadPending,
  submitToCompass,
} from './leads'
import { listColors, listModels, listTrims, listYears } from './lookups'
import { createReminder, removeReminders } from './reminders'
import { listSettings, saveSettings, updateSettings } from './settingOverrides'
import { getSetting, listGlobalSettings } from './settings'
import { recordingTransport } from './testing'

const { transport } = recordingTransport(() => Response.json({ data: null }))
const { bases } = transport

it.each([
  ['GET /years', listYears],
  ['GET /models', listModels],
  ['GET /trims', listTrims],
  ['GET /colors', listColors],
  ['POST /reminder', createReminder],
  ['POST /reminder/remove', removeReminders],
  ['POST /change-owner', changeOwner],
  ['GET /associates', listAssociates],
  ['PUT /associate', updateAssociates],
  ['PUT /lead/pending/{id}', setLeadPending],
  ['GET /compass/submit', submitToCompass],
  ['POST /elead/lead', createElead],
  ['POST /elead/contact-history', recordEleadHistory],
  ['GET /elead/status', getEleadStatus],
  ['GET /elead/salesperson/{hyperionId}', listEleadSalespersons],
])('%s is a call to the service of the opportunities [O-508] [O-512]', (address, { base, method, path }) => {
  expect(`${method} ${path}`).toBe(address)
  expect(base).toBe('opportunity')
})

it.each([
  ['GET /customer/v1/view-history', listViewHistory],
  ['GET /customer/v1/search-history', listSearchHistory],
  ['GET /vehicle/v1/inventory', getInventoryDetails],
  ['GET /customer/v1/employee-validate', validateEmployee],
  ['POST /customer/v1/employee-flag', setEmployeeFlag],
])('%s is a call to the service of the 360 view [OP-116]', (address, { base, method, path }) => {
  expect(`${method} ${path}`).toBe(address)
  expect(base).toBe('customer360')
})

it('models are asked for by their makes, trims by their models [O-510] [O-511]', () => {
  const ask = { params: {}, body: {} }
  const models = { ...ask, query: { makeId: '7' } }
  expect(addressOf(listModels, models, transport)).toBe(`${bases.opportunity}/models?makeId=7`)
  const trims = { ...ask, query: { modelId: '9' } }
  expect(addressOf(listTrims, trims, transport)).toBe(`${bases.opportunity}/trims?modelId=9`)
})

it('settings are read one by one, globally and in pages, and saved as new or as changed ones [OP-130]', () => {
  const one = { params: { hyperionId: 'HAR', name: 'TradeAdjustment' as const }, query: {}, body: {} }
  expect(addressOf(getSetting, one, transport)).toMatch(/\/setting\/HAR\/TradeAdjustment$/)
  const everybody = { params: { hyperionId: '0000' }, query: {}, body: {} }
  expect(addressOf(listGlobalSettings, everybody, transport)).toMatch(/\/setting\/global\/0000$/)
  const page = { params: {}, query: { pageNumber: 1, pageSize: 50 }, body: {} }
  expect(addressOf(listSettings, page, transport)).toMatch(/\/setting\?pageNumber=1&pageSize=50$/)
  const saves = [saveSettings, updateSettings].map(({ method, path }) => `${method} ${path}`)
  expect(saves).toEqual(['POST /setting', 'PUT /setting'])
})
