import { contactTypeLabel } from '@retain/domain/activity/history/contactHistory'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { parseUtcOffset } from '@retain/domain/calendar/storeOffset'
import {
  activityKindTexts,
  type Activity,
  type ActivityKind,
  type ActivityView,
} from '@retain/domain/dashboard/activity'
import { nobodyText } from '@retain/domain/dashboard/dashboardTable'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import type { Store } from '@retain/domain/session/user/user'
import { addressWithStore } from '@retain/domain/session/storeAddress'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'
import { LinkCell } from '@retain/ui/link-cell'
import { LinkWithReturn } from '../../../list/address/LinkWithReturn'

/** The user, the active store and its present day, with all stores of the user. */
export interface ActivityContext extends Omit<LogContext, 'stores'> {
  readonly stores: readonly Store[]
}

/** What tells a row from all others, of several stores too. */
export const activityId = ({ hyperionId, id }: Activity): string => `${hyperionId} ${id}`

/** The customer of a row, who leads to the opportunity, in its store. */
export function ActivityCustomer({ activity, hyperionId }: ActivityCustomerProps) {
  const path = opportunityPath(activity.opptId)
  return (
    <LinkCell
      text={activity.customerName ?? 'No name'}
      href={activity.hyperionId === hyperionId ? path : addressWithStore(path, '', activity.hyperionId)}
      linkComponent={LinkWithReturn}
    />
  )
}

interface ActivityCustomerProps {
  readonly activity: Activity
  /** The active store. */
  readonly hyperionId: string
}

/** The vehicle of a row. */
export const activityVehicle = ({ year, makeName, modelName }: Activity): string =>
  vehicleName({ year, make: makeName, model: modelName, trim: null })

const storeOf = ({ hyperionId }: Activity, { stores }: ActivityContext) =>
  stores.find((store) => store.hyperionId === hyperionId)

/** Where it was. */
export const activityStore = (activity: Activity, context: ActivityContext): string =>
  storeOf(activity, context)?.name ?? activity.hyperionId

/** When it was, by its store; empty of an opportunity that nobody has contacted. */
export function activityTime(activity: Activity, context: ActivityContext): string {
  if (activity.at === null) return ''
  const store = storeOf(activity, context)
  return formatDateTime(activity.at, parseUtcOffset(store?.utcOffset ?? null) ?? context.offset)
}

/** What it is: the kind of contact, or what is listed. */
export const activityWhat = ({ contactType }: Activity, kind: ActivityKind): string =>
  contactType === null ? activityKindTexts[kind].label : contactTypeLabel(contactType)

/** Who did it. */
export const activityAuthor = ({ fullName }: Activity): string => fullName ?? nobodyText

/** The columns of a kind; of several stores with the store. */
export const activityColumns = (
  { kind, stores }: Pick<ActivityView, 'kind' | 'stores'>,
  context: ActivityContext,
): readonly GridColumn<Activity>[] => [
  {
    key: 'customerName',
    label: 'Customer',
    widthPercent: 26,
    minWidth: 170,
    isRowHeader: true,
    render: (activity) => <ActivityCustomer activity={activity} hyperionId={context.hyperionId} />,
  },
  { key: 'vehicle', label: 'Vehicle', widthPercent: 24, minWidth: 170, render: activityVehicle },
  {
    key: 'contactType',
    label: 'What',
    widthPercent: 14,
    minWidth: 110,
    render: (activity) => activityWhat(activity, kind),
  },
  { key: 'fullName', label: 'Associate', widthPercent: 18, minWidth: 130, render: activityAuthor },
  ...(stores === 'all' ? [storeColumn(context)] : []),
  {
    key: 'at',
    label: activityKindTexts[kind].moment,
    widthPercent: 18,
    minWidth: 168,
    render: (activity) => <Figure>{activityTime(activity, context)}</Figure>,
  },
]

const storeColumn = (context: ActivityContext): GridColumn<Activity> => ({
  key: 'store',
  label: 'Store',
  widthPercent: 18,
  minWidth: 130,
  render: (activity) => activityStore(activity, context),
})
