import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { linkAddress } from './linkAddress'

const Body = styled(Dialog)`
  width: 320px;
  max-width: 100%;
  outline: none;
  & form {
    display: grid;
    gap: 12px;
    padding: 12px;
  }
  & form > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }
  & [data-start] {
    margin-inline-end: auto;
  }
`

/** A link as the form gives it. */
export interface EnteredLink {
  readonly address: string
  /** The words to link, where none were selected. */
  readonly text: string
}

interface LinkFormProps {
  /** The address of the link under the caret, '' for a new one. */
  readonly address: string
  /** Nothing is selected: the words are asked for too. */
  readonly needsText: boolean
  readonly urlSchemes: readonly string[]
  readonly onApply: (link: EnteredLink) => void
  readonly onRemove: () => void
}

const problemOf = (typed: string) =>
  typed.trim() === ''
    ? 'Enter a web address, an email address or a phone number'
    : 'This is not an address that a link may have'

/** Asks for the address of a link. What may run or is no address is refused beside the field. */
export function LinkForm({ address, needsText, urlSchemes, onApply, onRemove }: LinkFormProps) {
  const [typed, setTyped] = useState(address)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const apply = () => {
    const found = linkAddress(typed, urlSchemes)
    if (found === null) setError(problemOf(typed))
    else onApply({ address: found, text: text.trim() === '' ? typed.trim() : text })
  }
  return (
    <Body aria-label={address === '' ? 'Add link' : 'Edit link'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The editor may stand in a form of its own, and this one is its child for React.
          event.stopPropagation()
          apply()
        }}
      >
        <TextField
          label="Address"
          inputMode="url"
          placeholder="lakeside.example/offers"
          autoFocus
          value={typed}
          error={error}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
          }}
        />
        {needsText && (
          <TextField label="Text" placeholder="The address itself" value={text} onChange={setText} />
        )}
        <div>
          {address !== '' && (
            <Button data-start="" size="small" icon={<Unlink aria-hidden="true" />} onPress={onRemove}>
              Remove link
            </Button>
          )}
          <Button type="submit" size="small" variant="primary">
            {address === '' ? 'Add link' : 'Save link'}
          </Button>
        </div>
      </form>
    </Body>
  )
}
