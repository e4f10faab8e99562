import { Component, memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ReviewEntry } from './reviewEntries'

const Tile = styled.section`
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: var(--s-2);
  min-width: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
`

const Name = styled.a`
  align-self: start;
  color: var(--accent-ink);
  font-weight: 600;
  text-decoration: underline;
`

/** A window of its own for what is fixed to a window's edge, and an end for what would fill one. */
const Stage = styled.div`
  overflow: auto;
  max-height: 440px;
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--bg);
  contain: layout paint;
`

const Note = styled.p`
  color: var(--ink-2);
`

/** A story that throws must not take the sheet with it. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    return this.state.message === null ? (
      this.props.children
    ) : (
      <Note data-broken="">{this.state.message}</Note>
    )
  }
}

/** How much room what is drawn in an element takes, in px, wherever it stands. */
const drawnHeight = (stage: HTMLElement): number => {
  const boxes = [...stage.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  return boxes.length === 0
    ? 0
    : Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
}

/** Whether something stands open over the page. */
const isCovered = (stage: HTMLElement): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => !stage.contains(dialog) && dialog.closest('[data-review-stage]') === null,
  )

/** Props of {@link ReviewTile}. */
export interface ReviewTileProps {
  readonly entry: ReviewEntry
  /** It has found what to show. */
  readonly onSettled: () => void
}

/** One component of the sheet: the first of its stories that draws something and opens nothing over the page. */
export const ReviewTile = memo(function ReviewTile({ entry: { name, stories }, onSettled }: ReviewTileProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const Story = stories[at]
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const height = stage.current === null ? 0 : drawnHeight(stage.current)
      if (stage.current === null || height === 0 || isCovered(stage.current)) setAt((before) => before + 1)
      else {
        stage.current.style.minHeight = `${Math.min(height + 32, 440)}px`
        onSettled()
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [Story, onSettled])
  const [first] = stories
  return (
    <Tile aria-label={name} data-wide={first.parameters.layout === 'fullscreen' || undefined}>
      <Name href={`./?path=/story/${(Story ?? first).id}`} target="_top">
        {name}
      </Name>
      <Stage ref={stage} data-review-stage="">
        {Story === undefined ? (
          <Note>Opens over the page, or shows nothing until it is needed.</Note>
        ) : (
          <Guard key={at}>
            <Story {...('isOpen' in Story.args && { isOpen: false })} />
          </Guard>
        )}
      </Stage>
    </Tile>
  )
})
