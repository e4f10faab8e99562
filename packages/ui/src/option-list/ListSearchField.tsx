import { Search } from 'lucide-react'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { pageSide } from '../internal/direction/pageSide'
import { ListInput } from './ListInput'

const Root = styled(SearchField)`
  position: relative;
  flex: none;
  text-align: start;
  padding: 8px;
  border-bottom: 1px solid var(--line);
  & svg.lucide {
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & input {
    width: 100%;
    height: var(--control);
    padding: 0 8px;
    font-size: var(--control-font);
    border: 1px solid var(--line-field);
    border-radius: var(--r-2);
    background: var(--surface);
    outline: none;
    ${pageSide}
  }
  /* The input has the direction of its text, the icon that of the page. */
  &:dir(ltr) input {
    padding-left: 32px;
  }
  &:dir(rtl) input {
    padding-right: 32px;
  }
  & input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & input:focus {
    border-color: var(--a-500);
    box-shadow: 0 0 0 1px var(--a-500);
  }
  @media ${media.phone} {
    & svg.lucide {
      top: 22px;
    }
  }
`

interface ListSearchFieldProps {
  /** It is the field's name too. */
  readonly placeholder: string
}

/** The search field over an open list, inside an Autocomplete; it takes the focus. */
export function ListSearchField({ placeholder }: ListSearchFieldProps) {
  return (
    <Root aria-label={placeholder} autoFocus>
      <Search aria-hidden="true" />
      <Input
        // Its keys are those of a combobox whose list is open.
        role="combobox"
        aria-expanded
        aria-haspopup="listbox"
        placeholder={placeholder}
        render={(input) => <ListInput {...input} />}
      />
    </Root>
  )
}
