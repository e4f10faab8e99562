import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Chip } from '../chip/Chip'
import { isolated } from '../internal/direction/isolated'
import { NoteLine, type EntryNote } from '../internal/note-line/NoteLine'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { timelineStyle } from './timelineStyle'

const List = styled.ol`
  ${timelineStyle}
`

const End = styled.div`
  padding-inline-start: 36px;
`

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** The list's name for screen readers. */
  readonly label: string
  /** `TimelineDay`s, or `TimelineEntry`s without days. */
  readonly children: ReactNode
  /** Shown under the last entry, aligned with its text: a button for more. */
  readonly end?: ReactNode
}

/**
 * A list of events, newest first, by day or without days.
 *
 * @example
 * <Timeline label="Contact history"><TimelineDay title="Today"><TimelineEntry … /></TimelineDay></Timeline>
 */
export function Timeline({ label, children, end }: TimelineProps) {
  return (
    <>
      <List role="list" aria-label={label}>
        {children}
      </List>
      {end !== undefined && <End>{end}</End>}
    </>
  )
}

/** Props of {@link TimelineDay}. */
export interface TimelineDayProps {
  /** "Today", or the date. */
  readonly title: string
  /** The level of the heading, one below that of what the timeline stands in. @default 3 */
  readonly headingLevel?: 2 | 3 | undefined
  /** `TimelineEntry`s. */
  readonly children: ReactNode
}

/** The entries of one day under its heading. */
export function TimelineDay({ title, headingLevel = 3, children }: TimelineDayProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <li data-day="">
      <Heading id={id}>{title}</Heading>
      <ol role="list" aria-labelledby={id}>
        {children}
      </ol>
    </li>
  )
}

export type { EntryNote }

/** Props of {@link TimelineEntry}. */
export interface TimelineEntryProps {
  /** A lucide icon, hidden from screen readers. */
  readonly icon: ReactNode
  /** The icon is blue: a person spoke or wrote, not the system. @default false */
  readonly isAccented?: boolean | undefined
  /** What happened. */
  readonly title: string
  /** The result, in a word. */
  readonly chip?: string | undefined
  /** Who did it. */
  readonly author?: string | undefined
  /** As it is shown. */
  readonly time: string
  /** As a machine reads it: ISO 8601. */
  readonly dateTime: string
  /** It was added while the list was shown. @default false */
  readonly isNew?: boolean | undefined
  /** One line under the title that always shows, also while details are closed. */
  readonly text?: ReactNode
  /** A quiet line below it that always shows as well. */
  readonly note?: EntryNote | undefined
  /** The details under the title; with `onOpenChange` only while `isOpen`. */
  readonly children?: ReactNode
  /** The title is a button that opens and closes the details. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The details are shown. @default false */
  readonly isOpen?: boolean | undefined
}

/** One event. */
export function TimelineEntry(props: TimelineEntryProps) {
  const {
    icon,
    isAccented = false,
    title,
    chip,
    author,
    time,
    dateTime,
    isNew = false,
    text,
    note,
    children,
  } = props
  const { onOpenChange, isOpen = false } = props
  const hasDetails = onOpenChange !== undefined
  return (
    <li data-entry="">
      <span data-disc={isAccented ? 'accented' : 'plain'} aria-hidden="true">
        {icon}
      </span>
      <div data-line="">
        {hasDetails ? (
          <button type="button" aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
            {title}
            <ChevronDown aria-hidden="true" />
          </button>
        ) : (
          <b>{title}</b>
        )}
        {isNew && (
          <span data-new="">
            <VisuallyHidden>New</VisuallyHidden>
          </span>
        )}
        {chip !== undefined && <Chip>{chip}</Chip>}
        {author !== undefined && <span data-author="">{author}</span>}
        <time dateTime={dateTime}>{isolated(time)}</time>
      </div>
      {text !== undefined && <div data-text="">{isolated(text)}</div>}
      {note !== undefined && <NoteLine {...note} />}
      {children !== undefined && (!hasDetails || isOpen) && <div data-details="">{children}</div>}
    </li>
  )
}
