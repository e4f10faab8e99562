import { describe, expect, it } from 'vitest'
import { customerPhoneFields, markedPhones, phonesOnFile } from './phonesOnFile'

const none = { number: null, isBad: false }
const good = (number: string) => ({ number, isBad: false })
const bad = (number: string) => ({ number, isBad: true })
const bestOf = (phones: ReturnType<typeof phonesOnFile>) =>
  phones.filter(({ isBest }) => isBest).map(({ title }) => title)

it('the phones stand in the order in which people answer them', () => {
  expect(customerPhoneFields).toEqual(['mobilePhone', 'homePhone', 'workPhone'])
})

describe('phonesOnFile', () => {
  it('names mobile, home and work as a call does, the first good one as the best [OP-028]', () => {
    const kept = {
      workPhone: good('5550140199'),
      homePhone: good('5550140127'),
      mobilePhone: good('5550140182'),
    }
    expect(phonesOnFile(kept)).toEqual([
      { title: 'Mobile', number: '5550140182', ext: null, isBad: false, isBest: true },
      { title: 'Evening', number: '5550140127', ext: null, isBad: false, isBest: false },
      { title: 'Day', number: '5550140199', ext: null, isBad: false, isBest: false },
    ])
  })

  it('has an extension apart from its number', () => {
    const kept = { mobilePhone: none, homePhone: none, workPhone: good('2075550110x12') }
    expect(phonesOnFile(kept)).toEqual([
      { title: 'Day', number: '2075550110', ext: '12', isBad: false, isBest: true },
    ])
  })

  it('passes over what is not known, and over bad numbers for the best', () => {
    const kept = {
      mobilePhone: bad('5550140182'),
      homePhone: { number: '', isBad: false },
      workPhone: good('5550140199'),
    }
    const phones = phonesOnFile(kept)
    expect(phones.map(({ title }) => title)).toEqual(['Mobile', 'Day'])
    expect(bestOf(phones)).toEqual(['Day'])
  })

  it('has no best one where all are bad or none is known', () => {
    expect(
      bestOf(phonesOnFile({ mobilePhone: bad('5550140182'), homePhone: none, workPhone: none })),
    ).toEqual([])
    expect(phonesOnFile({ mobilePhone: none, homePhone: none, workPhone: none })).toEqual([])
  })
})

it('a call marks the phones bad and good, after which another one may be the best', () => {
  const phones = phonesOnFile({
    mobilePhone: good('5550140182'),
    homePhone: bad('5550140127'),
    workPhone: good('5550140199'),
  })
  const marked = markedPhones(phones, ['Mobile'])
  expect(marked.map(({ title, isBad }) => [title, isBad])).toEqual([
    ['Mobile', true],
    ['Evening', false],
    ['Day', false],
  ])
  expect(bestOf(marked)).toEqual(['Evening'])
  expect(bestOf(markedPhones(marked, []))).toEqual(['Mobile'])
})
