import { styled } from 'styled-components'
import { toolbarStyle } from './toolbarStyle'

/** The place of a toolbar whose editor is not there yet. */
export const ToolbarStrip = styled.div.attrs({ 'aria-hidden': true })`
  ${toolbarStyle}
`
