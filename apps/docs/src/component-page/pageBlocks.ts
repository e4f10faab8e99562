import { styled } from 'styled-components'
import { KeyTable } from '../guides/KeyTable'
import { Do, Dont } from './Advice'
import { ComponentIntro } from './ComponentIntro'
import { ComponentReference } from './ComponentReference'
import { ComponentStatus } from './ComponentStatus'

/** The global style takes the figures from every list; in a page of words they count steps. */
const NumberedList = styled.ol`
  && {
    list-style: decimal;
  }
`

/** What the MDX of a component uses without an import: packages/ui imports nothing of an app. */
export const pageBlocks = {
  ComponentIntro,
  ComponentReference,
  ComponentStatus,
  Do,
  Dont,
  KeyTable,
  ol: NumberedList,
}
