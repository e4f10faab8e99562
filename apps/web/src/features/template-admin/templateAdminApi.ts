import { createTemplate, deleteTemplate, saveDisclaimer, updateTemplate } from '@retain/api-client/templates'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import { quickSearchV2, searchLog } from '@retain/api-client/quick-search'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { disclaimerNoun } from '@retain/domain/templates/disclaimer'
import type { Template } from '@retain/domain/templates/template'
import { templateNoun } from '@retain/domain/templates/templateEdit'
import { api, runs } from '../../core/api/api'
import { templatesApi } from '../templates/templatesApi'

const ownText = { onFailure: { ownText: notSavedLabel(templateNoun) } }
const creates = runs(createTemplate, ownText)
const updates = runs(updateTemplate, ownText)
const deletes = runs(deleteTemplate)
const savesDisclaimer = runs(saveDisclaimer, { onFailure: { ownText: notSavedLabel(disclaimerNoun) } })

type Lists = (templates: readonly Template[]) => readonly Template[]

/** Changes the lists that screens show of a store, before the form is emptied that shows one of them. */
function patchLists(
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  change: Lists,
): void {
  const root = getState() as Parameters<typeof templatesApi.util.selectCachedArgsForQuery>[0]
  for (const args of templatesApi.util.selectCachedArgsForQuery(root, 'listTemplates'))
    dispatch(
      templatesApi.util.updateQueryData('listTemplates', args, (list) => [
        ...change(list as readonly Template[]),
      ]),
    )
}

const withSaved =
  (saved: Template): Lists =>
  (list) =>
    list.some(({ templateId }) => templateId === saved.templateId)
      ? list.map((one) => (one.templateId === saved.templateId ? saved : one))
      : [...list, saved]

const isGone = (error: ApiError | undefined): boolean => error?.kind === 'http' && error.status === 404

/** What the screens of templates and of the disclaimer save: each answer replaces what is shown. */
export const templateAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTemplate: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof creates.queryFn>) => {
        const result = await creates.queryFn(input, thunk)
        if ('data' in result) patchLists(thunk, withSaved(result.data))
        return result
      },
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Template']),
    }),
    updateTemplate: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof updates.queryFn>) => {
        const result = await updates.queryFn(input, thunk)
        if ('data' in result) patchLists(thunk, withSaved(result.data))
        return result
      },
      // One that somebody else deleted meanwhile shows as such.
      invalidatesTags: (answer, error) => (answer === undefined && !isGone(error) ? [] : ['Template']),
    }),
    deleteTemplate: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof deletes.queryFn>) => {
        const result = await deletes.queryFn(input, thunk)
        if ('data' in result)
          patchLists(thunk, (list) => list.filter(({ templateId }) => templateId !== input.body.templateId))
        return result
      },
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Template']),
    }),
    saveDisclaimer: build.mutation({
      queryFn: async (...[input, thunk]: Parameters<typeof savesDisclaimer.queryFn>) => {
        const result = await savesDisclaimer.queryFn(input, thunk)
        if ('data' in result)
          thunk.dispatch(
            templatesApi.util.updateQueryData(
              'getDisclaimer',
              { query: { hyperionId: input.body.hyperionId } },
              () => result.data,
            ),
          )
        return result
      },
    }),
    /** Customers to look at a template with: by a text, or the first ones of the store. */
    findCustomers: build.query(runs(quickSearchV2, { onFailure: 'log' })),
    listCustomers: build.query(runs(searchLog, { onFailure: 'log' })),
  }),
})
