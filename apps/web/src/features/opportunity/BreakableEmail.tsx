import { styled } from 'styled-components'

/** A place at which a line may end. Other than `<wbr>` it puts no blank into the name of a control that has the text as its label. */
// Tests read no display from its styles, and would put the blank in.
const Break = styled.span.attrs({ style: { display: 'inline' } })`
  &::after {
    content: '\\200b';
    content: '\\200b' / '';
  }
`

/**
 * An email address that takes a second line, where it needs one, behind its @ rather than within a word. Like every value, it keeps
 * its direction in a text that runs from right to left.
 *
 * @example <BreakableEmail address="ann.lee@example.com" />
 */
export function BreakableEmail({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <bdi>
      {address.slice(0, domain)}
      {domain > 0 && <Break />}
      {address.slice(domain)}
    </bdi>
  )
}
