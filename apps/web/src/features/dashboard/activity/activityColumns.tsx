import { contactTypeLabel } from '@retain/domain/activity/history/contactHistory'
import { formatDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { Activity } from '@retain/domain/dashboard/activity'
import { nobodyText } from '@retain/domain/dashboard/dashboardTable'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { Figure } from '@retain/ui/figure'
import type { GridColumn } from '@retain/ui/grid-column'
import { LinkCell } from '@retain/ui/link-cell'
import { LinkWithReturn } from '../../../list/address/LinkWithReturn'

/** The entry of the history that it is. */
export const activityId = ({ contactHistoryId }: Activity): string => contactHistoryId

/** The customer of a row, who leads to the opportunity. */
export const ActivityCustomer = ({ activity }: { readonly activity: Activity }) => (
  <LinkCell
    text={activity.customerName ?? 'No name'}
    href={opportunityPath(activity.opptId)}
    linkComponent={LinkWithReturn}
  />
)

/** The vehicle of a row. */
export const activityVehicle = ({ year, makeName, modelName }: Activity): string =>
  vehicleName({ year, make: makeName, model: modelName, trim: null })

/** When it was, by the store. */
export const activityTime = ({ at }: Activity, offset: OffsetMinutes): string => formatDateTime(at, offset)

/** Who did it. */
export const activityAuthor = ({ fullName }: Activity): string => fullName ?? nobodyText

/** The columns of contacts and leads. */
export const activityColumns = (offset: OffsetMinutes): readonly GridColumn<Activity>[] => [
  {
    key: 'customerName',
    label: 'Customer',
    widthPercent: 26,
    minWidth: 170,
    isRowHeader: true,
    render: (activity) => <ActivityCustomer activity={activity} />,
  },
  { key: 'vehicle', label: 'Vehicle', widthPercent: 24, minWidth: 170, render: activityVehicle },
  {
    key: 'contactType',
    label: 'What',
    widthPercent: 14,
    minWidth: 110,
    render: ({ contactType }) => contactTypeLabel(contactType),
  },
  { key: 'fullName', label: 'Associate', widthPercent: 18, minWidth: 130, render: activityAuthor },
  {
    key: 'at',
    label: 'Date',
    widthPercent: 18,
    minWidth: 168,
    render: (activity) => <Figure>{activityTime(activity, offset)}</Figure>,
  },
]
