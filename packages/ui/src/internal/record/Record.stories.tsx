import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Flag, PhoneOutgoing, Plus, Search, Send } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { styled } from 'styled-components'
import { media } from '../../breakpoints/breakpoints'
import { Button } from '../../button/Button'
import { Card } from '../../card/Card'
import { CardFrame } from '../../card/CardFrame'
import { Chip } from '../../chip/Chip'
import { ComparisonTable } from '../../comparison-table/ComparisonTable'
import { KeyValueList } from '../../key-value-list/KeyValueList'
import { PageHeader } from '../../page-header/PageHeader'
import { PositionNav } from '../../position-nav/PositionNav'
import { StatTiles } from '../../stat-tile/StatTiles'
import { phoneStory } from '../../testing/phoneStory'
import { Tabs } from '../../tabs/Tabs'
import { Timeline, TimelineEntry } from '../../timeline/Timeline'
import { SampleCallForm } from './SampleCallForm'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 272px minmax(0, 1fr) 416px;
  gap: 12px;
  align-items: start;
  margin-top: 12px;
  & > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > div,
    & {
      gap: 8px;
    }
  }
`
const Section = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  border-top: 1px solid var(--line-soft);
`

const ignore = () => undefined

const vehicle = (
  <Card
    title="Current vehicle"
    isFoldable
    summary="2021 Honda Accord EX-L"
    action={
      <Button variant="ghost" size="small">
        Edit
      </Button>
    }
  >
    <KeyValueList
      items={[
        { label: 'Condition', value: 'Used · 5 - CPO' },
        { label: 'MPG', value: '38 Hwy / 30 City' },
        { label: 'Equity Amount', value: '$8,481', tone: 'good' },
        { label: 'Payment Payoff', value: '-$17,004' },
        { label: 'RO Status', value: 'Open' },
      ]}
    />
  </Card>
)

const history = (
  <Timeline label="Contact history">
    <TimelineEntry
      icon={<PhoneOutgoing />}
      isAccented
      title="Phone Call"
      chip="Contacted"
      author="Jordan Mills"
      time="11/20/2026 9:42 AM"
      dateTime="2026-11-20T14:42:00Z"
    >
      Interested in a hybrid; asked for figures on the RAV4 by Friday.
    </TimelineEntry>
    <TimelineEntry
      icon={<Send />}
      title="Email"
      chip="Email Sent"
      author="Jordan Mills"
      time="11/19/2026 2:05 PM"
      dateTime="2026-11-19T19:05:00Z"
    >
      Your 2021 Accord is worth more than you owe
    </TimelineEntry>
    <TimelineEntry
      icon={<Eye />}
      title="View Opportunity"
      author="Priya Singh"
      time="11/18/2026 8:55 AM"
      dateTime="2026-11-18T13:55:00Z"
    />
  </Timeline>
)

/** The page of an opportunity, made of the kit alone. */
const Record = () => (
  <main>
    <PageHeader
      title="Castellanos, Hana"
      isTitledAbove={false}
      end={
        <>
          <Button icon={<Flag aria-hidden="true" />}>Flag</Button>
          <PositionNav
            label="Position"
            text="12 of 1,248"
            previousLabel="Previous"
            nextLabel="Next"
            canPrevious
            canNext
            onPrevious={ignore}
            onNext={ignore}
          />
        </>
      }
    >
      <Chip tone="info">In Process - Contact Made</Chip>
      <Chip>Finance</Chip>
    </PageHeader>
    <Columns>
      <div>
        {vehicle}
        <Card
          title="Flagged associates"
          count={1}
          isFoldable
          action={
            <Button variant="ghost" size="small" icon={<Plus aria-hidden="true" />}>
              Add
            </Button>
          }
        >
          Priya Singh
        </Card>
      </div>
      <div>
        <CardFrame aria-label="Actions">
          <Tabs
            label="Actions"
            value="call"
            onChange={ignore}
            tabs={['Call', 'Email', 'Notes', 'History', 'Create Lead', 'Reminder'].map((label) => ({
              id: label.toLowerCase(),
              label,
            }))}
          >
            <SampleCallForm />
            <Section>
              <h2>Contact history</h2>
              {history}
            </Section>
          </Tabs>
        </CardFrame>
      </div>
      <div>
        <Card title="Payment" action="66 months · 3.9% · $0 down">
          <StatTiles
            label="Payment"
            tiles={[
              { label: 'Equity', value: '$8,481', tone: 'good' },
              { label: 'Now', value: '$436' },
              { label: 'RAV4', value: '$407' },
              { label: 'Difference', value: '-$29', tone: 'good' },
            ]}
          />
        </Card>
        <Card
          title="Replacement vehicle"
          isFoldable
          summary="2026 RAV4"
          action={
            <Button size="small" icon={<Search aria-hidden="true" />}>
              Find in VLS
            </Button>
          }
        >
          <ComparisonTable
            label="Replacement vehicle"
            columns={[
              { id: 'now', title: '2021 Accord', subtitle: 'EX-L' },
              { id: 'next', title: '2026 RAV4', subtitle: 'XLE Hybrid' },
            ]}
            rows={[
              { label: 'Condition', values: ['Used', 'New'] },
              { label: 'MPG', values: ['38 Hwy / 30 City', '38 Hwy / 41 City'] },
              { label: 'MSRP', values: [null, '$35,920'] },
              { label: 'Location', values: [null, 'Lakeside Motors'] },
            ]}
          />
        </Card>
        <Card title="Current offers" state="loading">
          {null}
        </Card>
      </div>
    </Columns>
  </main>
)

const meta = {
  title: 'Review/Record',
  component: Record,
  parameters: { scrollsSideways: 'Its tabs stay on one line' },
} satisfies Meta<typeof Record>
export default meta

type Story = StoryObj<typeof meta>

/** A record of three columns. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Payment' })).toBeVisible()
  },
}

/** On a phone the columns stand below each other, cards fold, and nothing is wider than the window. */
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^Current vehicle/, expanded: false }),
    ).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
