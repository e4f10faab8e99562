import { expect, it } from 'vitest'
import { fileProblemText, isAccepted, sizeText, sortFiles, type FileLimits } from './fileRules'

const file = (name: string, size = 10, type = '') => new File(['x'.repeat(size)], name, { type })
const offer = (...files: readonly File[]) => files.map((each) => ({ file: each, isFolder: false }))
const limits: FileLimits = { accept: '.pdf, image/*', maxSize: 100, isMultiple: true }

it.each([
  ['offer.pdf', '', true],
  ['OFFER.PDF', '', true],
  ['photo', 'image/png', true],
  ['photo', 'IMAGE/PNG', true],
  ['offer.pdf.exe', '', false],
  ['notes.txt', 'text/plain', false],
  ['image', '', false],
])('%s of type "%s" is accepted: %s', (name, type, expected) => {
  expect(isAccepted({ name, type }, '.pdf, image/*')).toBe(expected)
})

it('accepts everything where nothing is named, and exact types', () => {
  for (const accept of [undefined, '', ' , ', '*/*', 'text/plain']) {
    expect(isAccepted({ name: 'a', type: 'text/plain' }, accept)).toBe(true)
  }
  expect(isAccepted({ name: 'a', type: 'text/html' }, 'text/plain')).toBe(false)
})

it('refuses each file for its own reason', () => {
  const { accepted, refused } = sortFiles(
    [
      ...offer(file('a.pdf'), file('b.exe'), file('c.pdf', 101), file('d.pdf', 0), file('e.pdf', 100)),
      { file: file('f'), isFolder: true },
    ],
    limits,
  )
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'e.pdf'])
  expect(refused.map(({ file: { name }, problem }) => `${name} ${problem}`)).toEqual([
    'b.exe wrongType',
    'c.pdf tooLarge',
    'd.pdf empty',
    'f folder',
  ])
})

it('takes the first good one where only one may come', () => {
  const { accepted, refused } = sortFiles(offer(file('b.exe'), file('a.pdf'), file('c.pdf')), {
    ...limits,
    isMultiple: false,
  })
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(refused.map(({ problem }) => problem)).toEqual(['wrongType', 'tooMany'])
})

it('says sizes and reasons in words', () => {
  const sizes = [0, 1, 1023, 1536, 5 * 1024 * 1024, 3 * 1024 ** 4, NaN, -1]
  expect(sizes.map((bytes) => sizeText(bytes, 'en-US'))).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1.5 kB',
    '5 MB',
    '3,072 GB',
    '',
    '',
  ])
  expect(fileProblemText('tooLarge', limits, '', 'en-US')).toBe('Larger than 100 bytes')
  expect(sizeText(1536, 'de-DE')).toBe('1,5 kB')
  expect(fileProblemText('wrongType', limits, 'PDF and pictures', 'en-US')).toBe('Only PDF and pictures')
})
