import { Skeleton } from '@retain/ui/skeleton'
import type { Section } from '../../core/api/section'

/**
 * The lines that stand for a panel of the end of a column, whose length nobody knows yet: as few as it can have. A column that is
 * scrolled to its end and grows stays where it is; one that shrinks moves everything from under the pointer that presses it.
 */
export const fewestLines = 1

/** As many lines as the section will have, so that nothing moves when it is loaded; an empty section shows a text. */
export const loadingLines = ({ status }: Section<unknown>, lines: number) =>
  status === 'complete' ? <p>There is nothing on file.</p> : <Skeleton lines={lines} />
