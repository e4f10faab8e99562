import { checksSummary, isFound, listChecks, type ListCheck } from '@retain/domain/work-log/listed/listChecks'
import { logPages } from '@retain/domain/work-log/logPages'
import { ErrorState } from '@retain/ui/error-state'
import { IconButton } from '@retain/ui/icon-button'
import { Skeleton } from '@retain/ui/skeleton'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { useStores } from '../../../session/active-store/useStore'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { useFilterChoices } from '../../work-log/filters/useFilterChoices'
import { Check, Foot, Head, Root } from './listChecksStyle'
import { listedApi } from './listedApi'
import { useUnadjusted } from './useUnadjusted'
import type { WhyListedProps } from './whyListedProps'

interface ListChecksProps extends WhyListedProps {
  readonly onClose: () => void
}

/** Each filter of a list with what it asks, what the customer has, and whether it is met; those that are not met first. */
export function ListChecks({ opptId, search, place, onClose }: ListChecksProps) {
  const answer = listedApi.useGetSearchedOpportunityQuery(
    { params: { opptId } },
    { refetchOnMountOrArgChange: true },
  )
  const unadjusted = useUnadjusted(opptId, search, answer.currentData)
  const checks = useChecks(search, answer.currentData, unadjusted)
  const isListed = checks === null || isFound(checks)
  const { title } = logPages[search.log]
  return (
    <Root>
      <Head>
        <div>
          <h2>Why is this customer {isListed ? '' : 'not '}on this list?</h2>
          <small>{place === '' ? title : `${title} · ${place}`}</small>
        </div>
        <IconButton label="Close" tooltip={false} icon={<X aria-hidden="true" />} onPress={onClose} />
      </Head>
      {checks === null ? (
        <div>
          {answer.isError ? (
            <ErrorState text="The filters could not be checked." onRetry={() => void answer.refetch()} />
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
      ) : (
        <>
          <ul aria-label="Filters of the list">
            {checks.map((check) => (
              <FilterLine key={check.filter} {...check} />
            ))}
          </ul>
          <Foot role="status">{checksSummary(checks, place !== '')}</Foot>
        </>
      )}
    </Root>
  )
}

function useChecks(
  search: ListChecksProps['search'],
  opportunity: Parameters<typeof listChecks>[1] | undefined,
  unadjusted: ReturnType<typeof useUnadjusted>,
): readonly ListCheck[] | null {
  const offset = useStoreOffset()
  const stores = useStores()
  const choicesOf = useFilterChoices(search.catalogue, search.filters, search.hyperionIds[0] ?? '')
  if (opportunity === undefined) return null
  return listChecks(search, opportunity, {
    offset,
    unadjusted,
    labelOf: (filter, id) =>
      filter === 'store'
        ? stores.find(({ hyperionId }) => hyperionId === id)?.name
        : choicesOf(filter).options.find((option) => option.id === id)?.label,
  })
}

const metText = (isMet: boolean): string => (isMet ? 'met' : 'not met')

const FilterLine = ({ label, asked, value, isMet, unadjusted }: ListCheck) => (
  <Check data-met={isMet}>
    {isMet ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
    <span>
      <b>{label}</b>
      <small>{asked}</small>
    </span>
    <span>
      <b>{value}</b>
      <small>{metText(isMet)}</small>
    </span>
    {unadjusted !== undefined && (
      <small data-unadjusted="">
        Without the trade adjustment {unadjusted.value}, {metText(unadjusted.isMet)}
      </small>
    )}
  </Check>
)
