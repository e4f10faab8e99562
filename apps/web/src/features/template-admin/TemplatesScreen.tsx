import { listedTypes, type TemplateScreen } from '@retain/domain/templates/template'
import { copiedFields } from '@retain/domain/templates/templateEdit'
import { printShownTemplate } from '@retain/domain/templates/templatePath'
import { isNarrowWidth } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { CardFrame } from '@retain/ui/card-frame'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Skeleton } from '@retain/ui/skeleton'
import { useWindowWidth } from '@retain/ui/window-width'
import { ChevronLeft, FileText, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { useLeave } from '../../forms/unsavedChanges'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { selectUser } from '../../session/sessionSlice'
import { usePageTitle } from '../../shell/pageTitle'
import { TemplateList } from './TemplateList'
import { Columns } from './templateStyle'
import { TemplateWork } from './TemplateWork'
import { usePreviewCustomers } from './usePreviewCustomers'
import { useShownTemplate } from './useShownTemplate'
import { useTemplates } from './useTemplates'
import { useUnsavedTemplates } from './useUnsavedTemplates'

interface TemplatesScreenProps {
  readonly screen: TemplateScreen
}

const newLabels: Readonly<Record<TemplateScreen, string>> = {
  EmailTemplates: 'New template',
  CallGuides: 'New call guide',
}
const noRoles: Parameters<typeof listedTypes>[1] = []

/** The screen of templates or of call guides: a list by level, the form of one, and how a customer would get it. */
export function TemplatesScreen({ screen }: TemplatesScreenProps) {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page>
      <title>{title}</title>
      {store !== null && (
        <StoreTemplates
          key={store.hyperionId}
          screen={screen}
          title={title}
          hyperionId={store.hyperionId}
          storeName={store.name}
        />
      )}
    </Page>
  )
}

interface StoreTemplatesProps extends TemplatesScreenProps {
  readonly title: string
  readonly hyperionId: string
  readonly storeName: string
}

function StoreTemplates({ screen, title, hyperionId, storeName }: StoreTemplatesProps) {
  const roles = useAppSelector(selectUser)?.roles ?? noRoles
  const types = useMemo(() => listedTypes(screen, roles), [screen, roles])
  const isNarrow = useWindowWidth(isNarrowWidth)
  const leave = useLeave()
  const address = useShownTemplate()
  const { show } = address
  const list = useTemplates({ hyperionId, types, named: address.shown, showsFirst: !isNarrow })
  const { templates, status, shown, template, isGone } = list
  const customers = usePreviewCustomers(hyperionId)
  const [chosen, setChosen] = useState<string | null>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = shown?.kind === 'saved' ? shown.templateId : null
  const [isDirty, setIsDirty] = useState(false)
  const unsavedIds = useUnsavedTemplates(shownId, isDirty)
  const isListShown = !isNarrow || shown === null

  const work = () => {
    if (status === 'loading') return <Waiting />
    if (shown === null || (shownId !== null && template === null))
      return (
        <CardFrame data-filling="">
          <EmptyState
            icon={<FileText aria-hidden="true" />}
            text={shown === null ? 'There are no templates.' : 'This template is not offered here.'}
          />
        </CardFrame>
      )
    return (
      <TemplateWork
        key={printShownTemplate(shown)}
        {...{ screen, shown, template, types, isGone, hyperionId, customers }}
        copied={address.copied ?? list.copied}
        opptId={chosen === undefined ? customers.firstId : chosen}
        onCustomer={setChosen}
        movesFocus={address.movesFocus}
        onDirty={setIsDirty}
        onSaved={({ templateId }) => {
          if (shown.kind === 'new') show({ kind: 'saved', templateId })
        }}
        onCopy={(fields) =>
          leave(() =>
            show({ kind: 'new', copyOf: shownId }, { copied: copiedFields(fields), movesFocus: true }),
          )
        }
        onDeleted={() => {
          show(isNarrow ? null : list.next)
          heading.current?.focus()
        }}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        headingRef={heading}
        end={
          <>
            {!isListShown && (
              <Button icon={<ChevronLeft aria-hidden="true" />} onPress={() => leave(() => show(null))}>
                All templates
              </Button>
            )}
            <Button
              icon={<Plus aria-hidden="true" />}
              onPress={() => leave(() => show({ kind: 'new', copyOf: null }, { movesFocus: true }))}
            >
              {newLabels[screen]}
            </Button>
          </>
        }
      />
      {status === 'error' ? (
        <CardFrame data-filling="">
          <ErrorState text="The templates could not be loaded." onRetry={list.refetch} />
        </CardFrame>
      ) : (
        <Columns>
          {isListShown && (
            <TemplateList
              {...{ templates, types, storeName, shownId, unsavedIds }}
              isLoading={status === 'loading'}
              onShow={({ templateId }) =>
                leave(() => show({ kind: 'saved', templateId }, { movesFocus: isNarrow }))
              }
            />
          )}
          {(!isNarrow || shown !== null) && work()}
        </Columns>
      )}
    </>
  )
}

const Waiting = () => (
  <CardFrame data-filling="">
    <Skeleton lines={8} label="Loading the templates" />
  </CardFrame>
)
