import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ownDirection } from '../internal/direction/ownDirection'
import type { SelectOption } from '../option-list/selectOption'
import { SearchableList } from '../searchable-list/SearchableList'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  border-radius: var(--r-2);
  & b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 16px;
    ${ownDirection}
  }
  & > div {
    min-width: 0;
  }
`

const Logo = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--tip);
  color: var(--tip-ink);
  font-size: var(--fs-2);
  font-weight: 700;
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  @media ${media.phone} {
    [data-titled] > & {
      display: none;
    }
  }
`

const Title = styled.span`
  display: none;
  @media ${media.phone} {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${ownDirection}
    font-size: var(--fs-4);
    line-height: 20px;
    font-weight: 600;
    & + b {
      font-size: var(--fs-2);
      font-weight: 400;
      color: var(--ink-2);
      padding-inline-end: 20px;
    }
  }
`

const Change = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--fs-1);
  line-height: 16px;
  outline: none;
  & svg.lucide {
    width: 12px;
    height: 12px;
  }
  /* The whole header is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
    border-radius: var(--r-2);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--accent-ink);
    }
  }
  &[data-focus-visible] {
    outline: none;
    box-shadow: none;
  }
  &[data-focus-visible]::after {
    outline: 2px solid transparent;
    box-shadow: var(--focus);
  }
  @media ${media.phone} {
    [data-titled] & {
      position: absolute;
      inset: 0;
      align-items: flex-end;
      justify-content: flex-end;
      & > span {
        ${visuallyHidden}
      }
      & > svg.lucide {
        margin-block: 2px;
      }
    }
  }
`

/** Props of {@link StoreHeader}. */
export interface StoreHeaderProps {
  /** The store one works in. */
  readonly storeName: string
  /** The address of the logo; without it the monogram is drawn. */
  readonly logoUrl?: string | undefined
  /** Two letters, in place of a logo. */
  readonly monogram: string
  /** On a phone the page's title is here, over the store's name. */
  readonly pageTitle?: string | undefined
  /** The stores that can be changed to, in their order. */
  readonly stores: readonly SelectOption[]
  /** The active store's id. */
  readonly selectedId?: string | undefined
  /** A store was chosen. */
  readonly onSelect: (id: string) => void
  /** The button's text. @default 'Change Stores' */
  readonly changeLabel?: string | undefined
  /** What stands in the empty search. @default 'Search stores' */
  readonly placeholder?: string | undefined
  /** What the list says when no store matches. */
  readonly emptyText: string
}

/**
 * The active store: logo, name, and the button that opens the searchable list of stores.
 *
 * @example
 * <StoreHeader storeName="Lakeside Motors" monogram="LS" stores={stores} onSelect={change} emptyText="No store found" />
 */
export function StoreHeader(props: StoreHeaderProps) {
  const { storeName, logoUrl, monogram, pageTitle, stores, selectedId, onSelect, emptyText } = props
  const { changeLabel = 'Change Stores', placeholder = 'Search stores' } = props
  return (
    <Root data-titled={pageTitle === undefined ? undefined : ''}>
      <Logo aria-hidden="true">{logoUrl === undefined ? monogram : <img src={logoUrl} alt="" />}</Logo>
      <div>
        {pageTitle !== undefined && <Title aria-hidden="true">{pageTitle}</Title>}
        <b>{storeName}</b>
        <SearchableList
          label="Stores"
          options={stores}
          value={selectedId}
          onChange={onSelect}
          placeholder={placeholder}
          emptyText={emptyText}
          trigger={
            <Change>
              <span>{changeLabel}</span>
              <ChevronDown aria-hidden="true" />
            </Change>
          }
        />
      </div>
    </Root>
  )
}
