interface TotalLabelProps {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly width?: number | string | undefined
  readonly value?: unknown
}

/** What a bar comes to, on one line above it, however narrow the bar is. */
export function TotalLabel({ x = 0, y = 0, width = 0, value }: TotalLabelProps) {
  if (typeof value !== 'string') return null
  return (
    <text
      x={Number(x) + Number(width) / 2}
      y={Number(y) - 6}
      textAnchor="middle"
      fontSize={12}
      fontWeight={600}
      fill="var(--ink)"
    >
      {value}
    </text>
  )
}
