import { axisText, type FigureChart } from '@retain/domain/dashboard/chart'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { toneOf } from '../dashboardStyle'
import type { LinkOfFigure } from '../useFigureLinks'
import { BarTip } from './BarTip'
import { PlaceTick } from './PlaceTick'
import { TotalLabel } from './TotalLabel'
import { useAreaSize } from '../../../core/browser/useAreaSize'

interface FigureBarsProps {
  readonly chart: FigureChart
  /** The heights are minutes. */
  readonly isTime: boolean
  readonly linkOf: LinkOfFigure
}

/** Bars of which each leads to the log that has its rows, and can be pressed, where there is one. */
export function FigureBars({ chart, isTime, linkOf }: FigureBarsProps) {
  const navigate = useNavigate()
  const area = useRef<HTMLDivElement>(null)
  const size = useAreaSize(area)
  const { places, series } = chart
  const data = places.map(({ label, note, total }, place) => ({
    label,
    note,
    total,
    ...Object.fromEntries(series.map(({ id, bars }) => [id, bars[place]?.height ?? 0])),
  }))
  const targetOf = (part: number, place: number) => {
    const bar = series[part]?.bars[place]
    return bar === undefined ? null : linkOf(bar, bar.group)
  }
  // Parts that are put together have no log of their own.
  const isLinked = (part: number) => places.some((_, place) => targetOf(part, place) !== null)
  const open = (part: number, place: number) => {
    const target = targetOf(part, place)
    if (target !== null) void navigate(target.to, { state: target.state })
  }
  return (
    <div ref={area} style={{ height: '100%' }}>
      {size !== null && (
        <BarChart
          {...size}
          data={data}
          margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line-soft)" />
          <XAxis
            dataKey="label"
            interval={0}
            height={40}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={<PlaceTick places={places} room={size.width / places.length} />}
          />
          <YAxis
            width={isTime ? 72 : 40}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tick={{ fontSize: 11, fill: 'var(--ink-3)' }}
            tickFormatter={(height: number) => axisText(height, isTime)}
          />
          <Tooltip
            shared={false}
            cursor={false}
            isAnimationActive={false}
            content={<BarTip chart={chart} isLinked={(part, place) => targetOf(part, place) !== null} />}
          />
          {series.map(({ id }, part) => (
            <Bar
              key={id}
              dataKey={id}
              stackId="all"
              maxBarSize={56}
              isAnimationActive={false}
              fill={toneOf(part)}
              stroke={part > 1 ? 'var(--line-field)' : 'var(--surface)'}
              activeBar={false}
              cursor={isLinked(part) ? 'pointer' : undefined}
              onClick={(_bar, place) => open(part, place)}
            >
              {part === series.length - 1 && <LabelList dataKey="total" content={<TotalLabel />} />}
            </Bar>
          ))}
        </BarChart>
      )}
    </div>
  )
}
