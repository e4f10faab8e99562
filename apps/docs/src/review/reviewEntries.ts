import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'

/** A file of stories, as far as it matters here. */
export interface StoryFile {
  readonly default: { readonly title?: string }
  /** The stories' names as they stand in the file: a module lists them by the alphabet. Storybook's build adds it. */
  readonly __namedExportsOrder?: string[]
}

interface StoryParameters {
  readonly layout?: string
  readonly viewport?: unknown
}

/** A story that can be drawn without Storybook around it. */
export type DrawnStory = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
  readonly parameters: StoryParameters
}

/** What the sheet shows of one file of stories. */
export interface ReviewEntry {
  /** The first part of the title: 'Controls'. */
  readonly group: string
  /** The rest of it: 'Button'. */
  readonly name: string
  /** The stories that may stand for the component, the best one first. */
  readonly stories: readonly [DrawnStory, ...DrawnStory[]]
}

/** These are pages of their own, not components. */
const leftOut = ['Review', 'Foundations']

const isOpen = ({ args }: DrawnStory): boolean => args['isOpen'] === true

const isForPhones = ({ parameters }: DrawnStory): boolean => parameters.viewport !== undefined

const entryOf = (file: StoryFile): ReviewEntry | null => {
  const [group, ...rest] = (file.default.title ?? '').split('/')
  const composed = composeStories(file) as unknown as Readonly<Record<string, DrawnStory>>
  const written = (file.__namedExportsOrder ?? Object.keys(composed)).flatMap((name) => composed[name] ?? [])
  // What opens over the page, or is for another window, stands for a component only where nothing else does.
  const isLast = (story: DrawnStory) => isForPhones(story) || isOpen(story)
  const [first, ...others] = written.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
  if (group === undefined || leftOut.includes(group) || first === undefined) return null
  return { group, name: rest.join(' / '), stories: [first, ...others] }
}

/** Every file of stories as an entry of the sheet, by name. */
export const reviewEntries = (files: readonly StoryFile[]): readonly ReviewEntry[] =>
  files
    .map(entryOf)
    .filter((entry) => entry !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name))
