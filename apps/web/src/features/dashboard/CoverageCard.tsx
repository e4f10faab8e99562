import type { Dashboard, DashboardGroup } from '@retain/domain/dashboard/dashboard'
import { nobodyText, wholeCell } from '@retain/domain/dashboard/dashboardTable'
import { shareOf } from '@retain/domain/dashboard/comparison'
import { formatCount } from '@retain/domain/money/format'
import { Card } from '@retain/ui/card'
import { RouterLink } from '../../shell/RouterLink'
import { Covered, LinkedSentence } from './dashboardStyle'
import { Figure } from './Figure'
import type { LinkOfFigure } from './useFigureLinks'

interface CoverageCardProps {
  readonly dashboard: Dashboard
  readonly linkOf: LinkOfFigure
}

function Line({
  dashboard,
  group,
  linkOf,
}: {
  readonly dashboard: Dashboard
  readonly group: DashboardGroup
  readonly linkOf: LinkOfFigure
}) {
  const { onList, contacted } = group
  const share = shareOf(contacted, onList) ?? 0
  const target = linkOf(wholeCell(dashboard, 'contacted', group), group)
  const text = (
    <>
      <span data-name="">{group.name ?? nobodyText}</span>
      <span data-value="">
        {formatCount(contacted)} of {formatCount(onList)} <b>{share}%</b>
      </span>
      <i aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </i>
      <small>{formatCount(onList - contacted)} not contacted</small>
    </>
  )
  return (
    <li>
      {target === null ? (
        <div>{text}</div>
      ) : (
        <RouterLink href={target.to} state={target.state}>
          {text}
        </RouterLink>
      )}
    </li>
  )
}

/** How much of each list was contacted in the period. A line leads to those that were, and so do the figures of all. */
export function CoverageCard({ dashboard, linkOf }: CoverageCardProps) {
  const { total, groups } = dashboard
  const listed = groups.filter(({ onList }) => onList > 0)
  const share = shareOf(total.contacted, total.onList)
  return (
    <Card title="List coverage">
      {share === null ? (
        <p>Nothing is on the list.</p>
      ) : (
        <>
          <LinkedSentence>
            <Figure cell={wholeCell(dashboard, 'contacted', total)} group={null} linkOf={linkOf} /> of{' '}
            <Figure cell={wholeCell(dashboard, 'onList', total)} group={null} linkOf={linkOf} /> contacted,{' '}
            {share}%
          </LinkedSentence>
          <Covered tabIndex={listed.length > 5 ? 0 : undefined} aria-label="Lists">
            {listed.map((group) => (
              <Line key={group.key ?? ''} dashboard={dashboard} group={group} linkOf={linkOf} />
            ))}
          </Covered>
        </>
      )}
    </Card>
  )
}
