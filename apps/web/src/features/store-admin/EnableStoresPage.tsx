import { defaultPageSize } from '@retain/domain/paging/pageSize'
import type { EnabledStore } from '@retain/domain/settings/enabledStores'
import { switchOffQuestion } from '@retain/domain/settings/storeSwitchTexts'
import { Banner } from '@retain/ui/banner'
import { Bar } from '@retain/ui/bar'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useCallback, useState } from 'react'
import { ResultCount } from '../../list/results/ResultCount'
import { usePageTitle } from '../../shell/pageTitle'
import { useListAllStoresQuery } from './storeAdminApi'
import { StoresFilter } from './StoresFilter'
import { StoresList } from './StoresList'
import { useStoresView } from './useStoresView'
import { useStoreSwitch } from './useStoreSwitch'

const countOf = { countDescription: 'stores' } as const

/** Every store with its switch, for those who may enable stores (S-042, S-826, D-63). */
export function EnableStoresPage() {
  const title = usePageTitle() ?? ''
  const { view, show } = useStoresView()
  const { text, isEnabled, page } = view
  const { data, isError, isFetching, refetch } = useListAllStoresQuery(
    {
      query: {
        ...(text === '' ? {} : { text }),
        ...(isEnabled === null ? {} : { isEnabled }),
        pageNumber: page,
        pageSize: defaultPageSize,
      },
    },
    { refetchOnMountOrArgChange: true },
  )
  const { wanted, note, change, closeNote } = useStoreSwitch()
  const undo = note?.undo ?? undefined
  const [asked, setAsked] = useState<EnabledStore | null>(null)
  const question = asked === null ? null : switchOffQuestion(asked.name)
  const onSwitch = useCallback(
    (store: EnabledStore, isOn: boolean) => {
      if (isOn) change(store, true)
      else setAsked(store)
    },
    [change],
  )
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      <StoresFilter view={view} onChange={show} />
      {note !== null && (
        <Banner
          tone={note.isConflict ? 'warn' : 'info'}
          isAnnounced
          onClose={closeNote}
          action={
            undo !== undefined && (
              <Button variant="link" size="tiny" onPress={() => change(undo.store, undo.isEnabled)}>
                Undo
              </Button>
            )
          }
        >
          {note.text}
        </Banner>
      )}
      <Bar start={<ResultCount list={countOf} total={data?.total ?? null} />} />
      <StoresList
        data={data}
        hasFailed={isError}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onPage={(next) => show({ page: next })}
        wanted={wanted}
        onSwitch={onSwitch}
      />
      {question !== null && asked !== null && (
        <ConfirmDialog
          title={question.title}
          isOpen
          confirmLabel="Switch off"
          cancelLabel="Cancel"
          onConfirm={() => {
            setAsked(null)
            change(asked, false)
          }}
          onCancel={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Page>
  )
}
