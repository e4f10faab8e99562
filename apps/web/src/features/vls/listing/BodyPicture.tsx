import { styled } from 'styled-components'
import { bodyShapeOf } from './bodyShapes'

const Root = styled.svg`
  display: block;
  width: 88px;
  height: 32px;
  &[data-small] {
    width: 60px;
    height: 22px;
  }
  & [data-part='body'] {
    fill: var(--ink-3);
  }
  & [data-part='glass'] {
    fill: var(--surface);
  }
  & [data-part='wheel'] {
    fill: var(--ink-2);
    stroke: var(--surface);
    stroke-width: 2;
  }
  & [data-part='hub'] {
    fill: var(--line);
  }
`

interface BodyPictureProps {
  readonly bodyType: string | null
  /** @default false */
  readonly isSmall?: boolean
}

const hubShare = 0.36

/** A drawing of a vehicle by its body type, beside words that say the same. */
export function BodyPicture({ bodyType, isSmall = false }: BodyPictureProps) {
  const { outline, windows, wheels } = bodyShapeOf(bodyType)
  return (
    <Root viewBox="0 0 120 44" aria-hidden="true" data-small={isSmall || undefined}>
      <path data-part="body" d={outline} />
      <path data-part="glass" d={windows} />
      {wheels.map(([x, radius]) => (
        <g key={x}>
          <circle data-part="wheel" cx={x} cy="33.4" r={radius} />
          <circle data-part="hub" cx={x} cy="33.4" r={radius * hubShare} />
        </g>
      ))}
    </Root>
  )
}
