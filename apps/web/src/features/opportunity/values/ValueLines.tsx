import { formatDollars } from '@retain/domain/money/format'
import { toCents } from '@retain/domain/money/money'
import { monthText } from '@retain/domain/values-over-time/equityTurn'
import type { ValueHistory } from '@retain/domain/values-over-time/valueHistory'
import type { ValueKey } from '@retain/domain/values-over-time/valueTable'
import { useRef } from 'react'
import { CartesianGrid, Line, LineChart, ReferenceDot, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { useAreaSize } from '../../../core/browser/useAreaSize'
import { Plot, Tip } from './valuesStyle'

interface ValueLinesProps {
  readonly history: ValueHistory
  readonly of: ValueKey
}

const tick = { fontSize: 11, fill: 'var(--ink-3)' }
const shown = (amount: unknown): string => (typeof amount === 'number' ? formatDollars(toCents(amount)) : '')

/** One figure by month: a line, with zero marked, and the month in which equity became positive. */
export function ValueLines({ history: { points, positiveSince }, of }: ValueLinesProps) {
  const area = useRef<HTMLDivElement>(null)
  const size = useAreaSize(area)
  const data = points.map((point) => ({ label: monthText(point.day), day: point.day, amount: point[of] }))
  const crossed =
    of === 'equity' && positiveSince !== null ? data.find(({ day }) => day >= positiveSince) : undefined
  return (
    <Plot ref={area}>
      {size !== null && (
        <LineChart
          {...size}
          data={data}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line-soft)" />
          <XAxis
            dataKey="day"
            tickFormatter={monthText}
            interval="preserveStartEnd"
            minTickGap={40}
            height={20}
            tickLine={false}
            axisLine={false}
            tick={tick}
          />
          <YAxis
            width={56}
            tickCount={3}
            tickLine={false}
            axisLine={false}
            tick={tick}
            tickFormatter={shown}
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            isAnimationActive={false}
            content={<PointTip />}
          />
          <Line
            dataKey="amount"
            type="linear"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={false}
            activeDot={{ r: 4, fill: 'var(--accent)', stroke: 'var(--surface)' }}
            isAnimationActive={false}
          />
          {crossed !== undefined && crossed.amount !== null && (
            <ReferenceDot
              x={crossed.day}
              y={crossed.amount}
              r={5}
              fill="var(--open-ink)"
              stroke="var(--surface)"
            />
          )}
        </LineChart>
      )}
    </Plot>
  )
}

interface PointTipProps {
  readonly active?: boolean
  readonly payload?: readonly { readonly value?: unknown; readonly payload?: unknown }[]
}

function PointTip({ active = false, payload = [] }: PointTipProps) {
  const [pointed] = payload
  if (!active || pointed === undefined) return null
  const { payload: point } = pointed
  const label = typeof point === 'object' && point !== null && 'label' in point ? String(point.label) : ''
  return (
    <Tip>
      {label}: {shown(pointed.value)}
    </Tip>
  )
}
