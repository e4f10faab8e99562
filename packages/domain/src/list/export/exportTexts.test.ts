import { expect, it } from 'vitest'
import type { Day } from '../../calendar/day'
import { contactLog } from '../../work-log/contact-log/contactLog'
import { equityLog } from '../../work-log/equity-log/equityLog'
import { searchLog } from '../../work-log/search-log/searchLog'
import { serviceLog } from '../../work-log/service-log/serviceLog'
import { exportLabel } from './exportLabel'
import {
  exceedsExport,
  exportCancelledText,
  exportedText,
  exportFileName,
  exportingText,
  exportQuestion,
} from './exportTexts'

const day = '2026-03-16' as Day
const whole = { rowCount: 1_248, isCapped: false }
const cut = { rowCount: 10_000, isCapped: true }

it('names a file by log, store and day, and says when it is not all', () => {
  expect(exportFileName(equityLog, 'HAR', day, whole)).toBe('equity-log-HAR-2026-03-16.csv')
  expect(exportFileName(searchLog, 'HAR', day, whole)).toBe('search-log-HAR-2026-03-16.csv')
  expect(exportFileName(equityLog, 'HAR', day, cut)).toBe('equity-log-HAR-2026-03-16-first-10000.csv')
})

it('leaves nothing of a store code in a name that ends a header or leaves a folder', () => {
  expect(exportFileName(contactLog, '../"é\r\n1', day, whole)).toBe('contact-log-_______1-2026-03-16.csv')
})

it('asks only where something is left out', () => {
  expect(exceedsExport({ total: 10_000, candidates: 0 })).toBe(false)
  expect(exceedsExport({ total: 10_001, candidates: 0 })).toBe(true)
  expect(exceedsExport({ total: 10_001, candidates: 0, most: 100_000 })).toBe(false)
  expect(exportQuestion(equityLog, { total: 12_408, candidates: 0 })).toBe(
    '12,408 customers match. The file holds the first 10,000 of them, in the order of the list.',
  )
})

it('counts the candidates above the Service Log among the rows of its file', () => {
  expect(exceedsExport({ total: 9_997, candidates: 3 })).toBe(false)
  expect(exceedsExport({ total: 9_998, candidates: 3 })).toBe(true)
  expect(exportQuestion(serviceLog, { total: 9_998, candidates: 3 })).toBe(
    '9,998 customers match, and 3 candidates stand above them. The file holds the first 10,000 of all, in the order of the list.',
  )
  expect(exportQuestion(serviceLog, { total: 10_000, candidates: 1 })).toBe(
    '10,000 customers match, and 1 candidate stands above them. The file holds the first 10,000 of all, in the order of the list.',
  )
})

it('says what it does, how far it is and what became of it, with the word of the log', () => {
  expect(exportLabel).toBe('Export')
  expect(exportingText(0, null)).toBe('Exporting')
  expect(exportingText(2_500, cut)).toBe('Exporting 2,500 of 10,000')
  expect(exportedText(contactLog, whole)).toBe('Exported 1,248 emails')
  expect(exportedText(equityLog, { rowCount: 1, isCapped: false })).toBe('Exported 1 customer')
  expect(exportedText(equityLog, cut)).toBe('Exported the first 10,000 customers')
  expect(exportCancelledText).toBe('Export cancelled')
})
