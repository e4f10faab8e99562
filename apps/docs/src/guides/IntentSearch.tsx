import { useAnnouncer } from '@retain/ui/announcer'
import { SearchField } from '@retain/ui/search-field'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { findIntents } from './findIntents'
import { intents } from './intents'

/** How many results are shown; whoever sees more of them goes on typing. */
const mostResults = 8

const Root = styled.div`
  max-width: 480px;
  margin: 16px 0 24px;
  color: var(--ink);
  font:
    400 var(--fs-3) / 20px 'Inter Variable',
    sans-serif;
  & ol {
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 6px 8px;
    border-radius: var(--r-2);
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: var(--hover);
  }
  & a:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
  & strong {
    flex: none;
    font-weight: 550;
    color: var(--accent-ink);
  }
  & p {
    margin: 8px;
    color: var(--ink-2);
  }
`

const words = (count: number): string => (count === 0 ? 'Nothing found' : `${count} found`)

/**
 * Finds the component for what one wants to do, as "pick a date". The results are links to the pages of components; Enter opens the
 * first one.
 *
 * @example
 * <IntentSearch />
 */
export function IntentSearch() {
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { spoken, say } = useAnnouncer()
  const found = findIntents(intents, text)
  const search = (typed: string) => {
    setText(typed)
    if (typed.trim() !== '') say(words(findIntents(intents, typed).length))
  }
  return (
    <Root className="sb-unstyled">
      <SearchField
        label="I want to …"
        placeholder="pick a date, show progress"
        value={text}
        onChange={search}
        onEnter={() => list.current?.querySelector('a')?.click()}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {found.length > 0 && (
        <ol ref={list} aria-label="Components for it">
          {found.slice(0, mostResults).map(({ intent, component, docsId }) => (
            <li key={`${docsId} ${intent}`}>
              {/* Storybook's own window has the page, not the frame in which this stands. */}
              <a href={`./?path=/docs/${docsId}`} target="_top">
                {intent} <strong>{component}</strong>
              </a>
            </li>
          ))}
        </ol>
      )}
      {found.length === 0 && text.trim() !== '' && <p>Nothing found. Try another word for it.</p>}
    </Root>
  )
}
