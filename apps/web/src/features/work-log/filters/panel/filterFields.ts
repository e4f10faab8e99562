import { lazyCode } from '../../../../core/lazy/lazyCode'

/** The inputs of the filters, with calendars and lists: lazy, as they are a fifth of the code of a log. */
export const filterFields = lazyCode(async () => {
  const [{ FilterField }, { AddFilter }] = await Promise.all([
    import('../FilterField'),
    import('./AddFilter'),
  ])
  return { FilterField, AddFilter }
})
