import { Skeleton } from '@retain/ui/skeleton'
import type { Section } from '../../core/api/section'

/** As many lines as the section will have, so that nothing moves when it is loaded; an empty section shows a text. */
export const loadingLines = ({ status }: Section<unknown>, lines: number) =>
  status === 'complete' ? <p>There is nothing on file.</p> : <Skeleton lines={lines} />
