import { Fragment } from 'react'
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
 * line anywhere.
 */
export function EveryComponent({ groupOrder }: EveryComponentProps) {
  const groups = [...new Set([...groupOrder, ...entries.map(({ group }) => group)])].filter((group) =>
    entries.some((entry) => entry.group === group),
  )
  return (
    <Sheet>
      {groups.map((group) => (
        <Fragment key={group}>
          <Group>{group}</Group>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <ReviewTile key={entry.name} entry={entry} />
            ))}
        </Fragment>
      ))}
    </Sheet>
  )
}
