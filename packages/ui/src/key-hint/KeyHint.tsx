import { styled } from 'styled-components'
import { keyHintStyle } from './keyHintStyle'

/**
 * A key that does what it stands beside.
 *
 * @example
 * <KeyHint>Ctrl + Enter</KeyHint>
 */
export const KeyHint = styled.kbd`
  ${keyHintStyle}
`
