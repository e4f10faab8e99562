import { markBody, markedHtml } from '@retain/domain/templates/markTemplate'
import type { PlaceholderValues } from '@retain/domain/templates/placeholders'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Skeleton } from '@retain/ui/skeleton'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { lazyFailedText } from '../../core/lazy/lazyCode'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { richTextViewer } from '../history/richTextViewer'

const Marked = styled.div`
  & [data-filled] {
    font-weight: 600;
  }
  &[data-look='email'] [data-filled] {
    font-weight: inherit;
    text-decoration: underline dotted var(--ink-3);
    text-underline-offset: 3px;
  }
`

interface MarkedTextProps {
  /** HTML with placeholders. */
  readonly body: string
  readonly values: PlaceholderValues
  /** How values stand out: in bold to be spoken, quietly in an email that is looked at. */
  readonly look: 'guide' | 'email'
}

/** The text of a template with this customer's values, in which what is filled and what is missing stands out. */
export function MarkedText({ body, values, look }: MarkedTextProps) {
  const { module, hasFailed } = useLazyCode(richTextViewer)
  const html = useMemo(() => markBody(body, values), [body, values])
  if (hasFailed)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" onPress={() => void richTextViewer.fetch()}>
            Try again
          </Button>
        }
      >
        {lazyFailedText}
      </Banner>
    )
  if (module === null) return <Skeleton lines={4} />
  return (
    <Marked data-look={look}>
      <module.RichTextViewer html={html} allowList={markedHtml} />
    </Marked>
  )
}
