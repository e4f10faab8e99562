import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { intents } from '../src/guides/intents'

/** What the search of the sidebar finds a page by, beside its name and path: the title of a heading. */
interface Anchor {
  readonly id: string
  readonly title: string
}

const anchorsOf = (docsId: string): readonly Anchor[] =>
  intents.filter((intent) => intent.docsId === docsId).map(({ intent }) => ({ id: '', title: intent }))

/**
 * Lets the search of the sidebar find a component by what it is for: "upload" finds FileDrop. The search looks at names, paths and
 * headings; the intents of a page stand in for its headings. The index comes without a word to addons, at first and after a file has
 * changed, and is there when a page is drawn.
 */
export const searchIntents = (api: API): void => {
  const wanted = new Set(intents.map(({ docsId }) => docsId))
  const addTo = (index: ReturnType<API['getIndex']>) => {
    const isNew = Object.values(index?.entries ?? {}).some(
      (entry) => wanted.has(entry.id) && !('anchors' in entry),
    )
    if (index === undefined || !isNew) return
    const entries = Object.entries(index.entries).map(([id, entry]) => [
      id,
      wanted.has(id) ? { ...entry, anchors: anchorsOf(id) } : entry,
    ])
    void api.setIndex({ ...index, entries: Object.fromEntries(entries) as typeof index.entries })
  }
  for (const event of [DOCS_RENDERED, STORY_RENDERED]) api.on(event, () => addTo(api.getIndex()))
}
