import { CalendarClock, Columns3, LogOut, Wrench } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { AvatarButton } from '../avatar/AvatarButton'
import { Button } from '../button/Button'
import { Chip } from '../chip/Chip'
import { ConnectionChip, type ConnectionChipProps } from '../connection-chip/ConnectionChip'
import { Grid } from '../grid/Grid'
import {
  sampleCard,
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleOverlay,
  sampleState,
} from '../grid/sampleCustomers'
import { Legend } from '../legend/Legend'
import { Menu } from '../menu/Menu'
import { PageHeader } from '../page-header/PageHeader'
import { Pagination } from '../pagination/Pagination'
import { StoreHeader } from '../store-header/StoreHeader'
import { ToastRegion } from '../toast/ToastRegion'
import { TopBar } from '../top-bar/TopBar'
import { AppFrame } from './AppFrame'
import { sampleNavigation } from './sampleNavigation'

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-height: 0;
  padding: 12px 16px 0;
  @media ${media.phone} {
    gap: 8px;
    padding: 12px;
  }
`
const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  min-height: 28px;
  color: var(--ink-2);
  & > b {
    color: var(--ink);
  }
  & > :nth-child(2) {
    margin-inline-start: auto;
  }
`
const Card = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-bottom: 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
  @media ${media.phone} {
    border: 0;
    border-radius: 0;
  }
`

const nothing = () => undefined
const rows = sampleCustomers(50)

/** Props of {@link EquityLog}. */
export interface EquityLogProps {
  /** The navigation is a rail of icons at first. */
  readonly startsCollapsed: boolean
  /** The state of the connection, as in `ConnectionChip`. */
  readonly connection: ConnectionChipProps
}

/** The frame of the stories with a whole page in it. */
export const EquityLog = ({ startsCollapsed, connection }: EquityLogProps) => {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed)
  const [toasts, setToasts] = useState([
    {
      id: 'mail',
      type: 'message' as const,
      label: 'Email Received',
      body: 'New email from Hana Castellanos.',
    },
  ])
  return (
    <AppFrame
      productName="Retain"
      entries={sampleNavigation}
      activeKey="equity"
      footer="Version 2.32.34"
      bottomBarLabel="Logs"
      isCollapsed={isCollapsed}
      onCollapsedChange={setIsCollapsed}
      topBar={
        <TopBar
          start={
            <StoreHeader
              storeName="Lakeside Motors"
              monogram="LS"
              pageTitle="Equity Log"
              stores={[
                { id: 'HAR', label: 'Harbor Toyota' },
                { id: 'LAK', label: 'Lakeside Motors' },
              ]}
              selectedId="LAK"
              onSelect={nothing}
              emptyText="No store found"
            />
          }
          end={
            <>
              <ConnectionChip {...connection} />
              <Chip tone="line">Demo data</Chip>
              <Menu
                label="User menu"
                trigger={<AvatarButton label="Jordan Mills" />}
                entries={[{ key: 'out', label: 'Log Out', icon: <LogOut aria-hidden="true" /> }]}
              />
            </>
          }
        />
      }
    >
      <Body>
        <PageHeader title="Equity Log" />
        <Results>
          <span>
            <b>1,248</b> customers
          </span>
          <Legend
            entries={[
              { tone: 'open', icon: <Wrench aria-hidden="true" />, label: 'Opened RO' },
              { tone: 'sched', icon: <CalendarClock aria-hidden="true" />, label: 'Scheduled appointment' },
            ]}
          />
          <Button size="small" icon={<Columns3 aria-hidden="true" />}>
            Column Options
          </Button>
        </Results>
        <Card>
          <Grid
            label="Equity Log"
            columns={sampleColumns}
            rows={rows}
            getRowKey={sampleKey}
            getRowState={sampleState}
            getRowOverlay={sampleOverlay}
            sort={{ key: 'equity', direction: 'descending' }}
            onSort={nothing}
            renderCard={sampleCard}
          />
          <Pagination
            items={[
              { kind: 'page', page: 1 },
              { kind: 'page', page: 2 },
              { kind: 'ellipsis' },
              { kind: 'page', page: 24 },
              { kind: 'page', page: 25 },
            ]}
            current={1}
            canPrevious={false}
            canNext
            rangeText="1 – 50 of 1,248"
            onPage={nothing}
            onPrevious={nothing}
            onNext={nothing}
            showAll={{ label: 'Show all', isOn: false, onChange: nothing }}
          />
        </Card>
      </Body>
      <ToastRegion toasts={toasts} onClose={() => setToasts([])} />
    </AppFrame>
  )
}
