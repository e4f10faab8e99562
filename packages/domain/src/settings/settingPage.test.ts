import { expect, it } from 'vitest'
import { settingPage } from './settingPage'

const settings = Array.from({ length: 60 }, (_, at) => at)

it('without a page all settings are one', () => {
  expect(settingPage(settings, {})).toEqual({ list: settings, total: 60, page: 1, pageCount: 1 })
})

it('a page holds 50 unless another size is named', () => {
  expect(settingPage(settings, { pageNumber: 2 })).toMatchObject({ list: settings.slice(50), pageCount: 2 })
  expect(settingPage(settings, { pageSize: 25 })).toMatchObject({ list: settings.slice(0, 25), page: 1 })
  expect(settingPage(settings, { pageNumber: 3, pageSize: 25 })).toMatchObject({
    list: settings.slice(50),
    pageCount: 3,
  })
})
