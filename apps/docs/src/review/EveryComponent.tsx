import { Fragment, useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { ReviewTile } from './ReviewTile'
import { reviewEntries, type StoryFile } from './reviewEntries'

// Composed once: a story that is composed again is another component, and would be mounted anew.
const entries = reviewEntries(
  Object.values(import.meta.glob<StoryFile>('../../../../packages/ui/src/**/*.stories.tsx', { eager: true })),
)

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: var(--s-5) var(--s-4);
`

const Progress = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-2);
`

const Group = styled.h2`
  grid-column: 1 / -1;
  font-size: var(--fs-5);
`

/** Props of {@link EveryComponent}. */
export interface EveryComponentProps {
  /** The groups' names in the order of the side bar. */
  readonly groupOrder: readonly string[]
}

/**
 * Every component on one sheet, drawn from the files of stories as they are: a new file is on the sheet without another
 * line anywhere. One is drawn after the other, so that it is known which one opens something over the page.
 */
export function EveryComponent({ groupOrder }: EveryComponentProps) {
  const [settled, setSettled] = useState(0)
  // Called by the last tile alone: those before it have settled.
  const next = useCallback(() => setSettled((before) => before + 1), [])
  const groups = [...new Set([...groupOrder, ...entries.map(({ group }) => group)])]
  const inOrder = groups.flatMap((group) => entries.filter((entry) => entry.group === group))
  return (
    <Sheet>
      {settled < inOrder.length && (
        <Progress role="status" data-drawing="">
          {settled} of {inOrder.length}
        </Progress>
      )}
      {inOrder.slice(0, settled + 1).map((entry, at) => (
        <Fragment key={`${entry.group}/${entry.name}`}>
          {entry.group !== inOrder[at - 1]?.group && <Group>{entry.group}</Group>}
          <ReviewTile entry={entry} onSettled={next} />
        </Fragment>
      ))}
    </Sheet>
  )
}
