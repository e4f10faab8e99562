import { laterCode } from '../../../../later/laterCode'

/** The inputs of the filters, with calendars and lists: a fifth of what a log would otherwise wait for. */
export const filterFields = laterCode(async () => {
  const [{ FilterField }, { AddFilter }] = await Promise.all([
    import('../FilterField'),
    import('./AddFilter'),
  ])
  return { FilterField, AddFilter }
})
