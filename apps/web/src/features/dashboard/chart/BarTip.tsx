import { barText, type FigureChart } from '@retain/domain/dashboard/chart'
import { styled } from 'styled-components'

const Root = styled.div`
  padding: 4px 8px;
  border-radius: var(--r-1);
  background: var(--tip);
  color: var(--tip-ink);
  font-size: var(--fs-2);
  line-height: 16px;
`

interface BarTipProps {
  readonly chart: FigureChart
  readonly isLinked: (part: number, place: number) => boolean
  readonly active?: boolean
  readonly payload?: readonly { readonly dataKey?: unknown; readonly payload?: unknown }[]
}

/** What a bar is, when one points at it. */
export function BarTip({ chart, isLinked, active = false, payload = [] }: BarTipProps) {
  const [pointed] = payload
  if (!active || pointed === undefined) return null
  const part = chart.series.findIndex(({ id }) => id === pointed.dataKey)
  const label =
    typeof pointed.payload === 'object' && pointed.payload !== null && 'label' in pointed.payload
      ? pointed.payload.label
      : null
  const place = chart.places.findIndex((one) => one.label === label)
  const series = chart.series[part]
  if (series === undefined || place < 0) return null
  return <Root>{barText(chart, series, place, isLinked(part, place) ? 'Press to open the log' : '')}</Root>
}
