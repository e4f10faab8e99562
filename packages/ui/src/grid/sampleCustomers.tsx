import { Ban, CalendarClock, Phone, TriangleAlert, Wrench } from 'lucide-react'
import { Figure } from '../cells/Figure'
import { TwoLineText } from '../cells/TwoLineText'
import { Chip, type ChipTone } from '../chip/Chip'
import { Score } from '../score/Score'
import { GridCardFrame } from './GridCardFrame'
import type { GridColumn, GridRowState } from './gridColumn'

/** An invented customer of the stories and tests. */
export interface SampleCustomer {
  readonly id: string
  readonly name: string
  readonly dealType: string
  readonly pmtsLeft: number
  readonly equity: number
  readonly difference: number
  readonly year: number
  readonly model: string
  readonly status: string
  readonly score: number
  readonly note: string
  readonly state: 'open' | 'sched' | 'none'
  readonly isCollecting: boolean
}

const last = [
  'Singh',
  'Lindqvist',
  'Okafor',
  'Castellanos',
  'Moreau',
  'Alvarez',
  'Baker',
  'O’Connor',
  'Petrov',
  'Kim',
  'Haddad',
]
const first = ['Beth', 'Noah', 'Ruth', 'Ava', 'Dana', 'Ines', 'Luis', 'Omar', 'Hana', 'Tariq']
const models = ['CR-V', 'Accord', 'RAV4', 'Civic', 'Pilot', 'Camry', 'Grand Cherokee']
const statuses = ['No Phone Listed', 'Reactivated', 'Lead Sent', 'In Process']
const deals = ['Finance', 'Lease', 'Conquest', 'Cash']
const notes = [
  'Wants an SUV before winter',
  'Call after 5 PM only',
  '',
  'Asked for RAV4 figures by Friday',
  '',
]
const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? ''

/** As many customers as asked for, always the same, by falling equity. */
export const sampleCustomers = (count: number): readonly SampleCustomer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `customer-${index}`,
    name: `${pick(last, index * 7)}, ${pick(first, index * 3)}`,
    dealType: pick(deals, index),
    pmtsLeft: (index * 5) % 48,
    equity: 14_609 - index * 37,
    difference: ((index * 53) % 280) - 160,
    year: 2017 + (index % 8),
    model: pick(models, index * 2),
    status: pick(statuses, index),
    score: 1 + ((index * 7) % 10),
    note: pick(notes, index),
    state: index % 5 === 1 ? 'sched' : index % 5 === 2 ? 'open' : 'none',
    isCollecting: index % 40 === 9,
  }))

const dollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US')}`
const tones: Readonly<Record<string, ChipTone>> = { 'No Phone Listed': 'warn', 'Lead Sent': 'open' }
const scoreTone = (score: number) => (score > 7 ? 'high' : score > 5 ? 'middle' : 'low')
const states: Readonly<Record<'open' | 'sched', GridRowState>> = {
  open: { tone: 'open', icon: <Wrench aria-hidden="true" />, label: 'Opened RO' },
  sched: { tone: 'sched', icon: <CalendarClock aria-hidden="true" />, label: 'Scheduled appointment' },
}

export const sampleKey = ({ id }: SampleCustomer): string => id
export const sampleState = ({ state }: SampleCustomer): GridRowState | undefined =>
  state === 'none' ? undefined : states[state]
export const sampleOverlay = ({ isCollecting }: SampleCustomer): string | undefined =>
  isCollecting ? 'Data Collection In Progress' : undefined

const payment = ({ difference }: SampleCustomer) => (
  <Figure tone={difference < 0 ? 'good' : 'plain'}>{dollars(difference)}</Figure>
)
const status = (row: SampleCustomer) =>
  row.status === 'In Process' ? (
    <TwoLineText title="In Process" lines={['Contact Not Made']} />
  ) : (
    <Chip tone={tones[row.status] ?? 'neutral'}>{row.status}</Chip>
  )
const icons = [<Phone key="phone" />, <Ban key="ban" />, <TriangleAlert key="alert" />]
const action = ({ year }: SampleCustomer) => (
  <span role="img" aria-label={pick(['Phone', 'None', 'Warning'], year)}>
    {icons[year % 3]}
  </span>
)

/** The columns of the stories: fifteen, as on a wide screen. */
export const sampleColumns: readonly GridColumn<SampleCustomer>[] = [
  {
    key: 'name',
    label: 'Customer',
    widthPercent: 12,
    minWidth: 160,
    isRowHeader: true,
    isSortable: true,
    render: ({ name, isCollecting }) => (isCollecting ? name : <a href="#customer">{name}</a>),
  },
  {
    key: 'dealType',
    label: 'Deal Type',
    widthPercent: 7,
    align: 'center',
    isSortable: true,
    render: ({ dealType }) => dealType,
  },
  {
    key: 'pmtsLeft',
    label: 'Pmts Left',
    widthPercent: 4,
    align: 'center',
    isSortable: true,
    render: ({ pmtsLeft }) => pmtsLeft,
  },
  {
    key: 'equity',
    label: 'Equity',
    widthPercent: 7,
    align: 'end',
    isSortable: true,
    render: ({ equity }) => dollars(equity),
  },
  {
    key: 'finance',
    label: 'Pmt Diff Finance',
    widthPercent: 7,
    align: 'end',
    isSortable: true,
    render: payment,
  },
  { key: 'lease', label: 'Pmt Diff Lease', widthPercent: 7, align: 'end', isSortable: true, render: payment },
  {
    key: 'year',
    label: 'Year',
    widthPercent: 4,
    align: 'center',
    isSortable: true,
    render: ({ year }) => year,
  },
  {
    key: 'model',
    label: 'Model',
    widthPercent: 7,
    minWidth: 100,
    isSortable: true,
    render: ({ model }) => model,
  },
  { key: 'status', label: 'Status', widthPercent: 7, minWidth: 124, isSortable: true, render: status },
  { key: 'lastAction', label: 'Last Action', widthPercent: 3, align: 'center', isIcon: true, render: action },
  {
    key: 'score',
    label: 'Score',
    widthPercent: 3,
    align: 'center',
    isIcon: true,
    isSortable: true,
    render: ({ score }) => <Score value={score} tone={scoreTone(score)} />,
  },
  { key: 'warranty', label: 'Warranty Exp', widthPercent: 3, align: 'center', isIcon: true, render: action },
  {
    key: 'contact',
    label: 'Last Contact',
    widthPercent: 7,
    render: ({ year }) => <Figure tone="quiet">{`09/08/${year - 2000}`}</Figure>,
  },
  { key: 'owner', label: 'Opportunity Owner', widthPercent: 7, minWidth: 100, render: () => 'Chris Ortega' },
  { key: 'note', label: 'Notes', widthPercent: 12, render: ({ note }) => <TwoLineText>{note}</TwoLineText> },
]

/** A customer as a card on a phone. */
export const sampleCard = (row: SampleCustomer) => {
  const state = sampleState(row)
  return (
    <GridCardFrame
      state={state}
      title={<a href="#customer">{row.name}</a>}
      status={<Chip tone={tones[row.status] ?? 'neutral'}>{row.status}</Chip>}
      text={`${row.year} ${row.model} · ${row.dealType}`}
      stateChip={
        state === undefined ? undefined : (
          <Chip tone={state.tone} icon={state.icon}>
            {state.label}
          </Chip>
        )
      }
      figures={[
        { label: 'Equity', value: dollars(row.equity) },
        { label: 'Pmt Diff Finance', value: payment(row) },
        { label: 'Pmts Left', value: row.pmtsLeft },
        { label: 'Score', value: row.score },
      ]}
    />
  )
}
