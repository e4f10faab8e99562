import { fileSizeText, type EmailAttachment } from '@retain/domain/activity/email/emailAttachment'
import { Button } from '@retain/ui/button'
import { Paperclip } from 'lucide-react'
import { styled } from 'styled-components'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { fetchEmailFile } from './fetchEmailFile'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  margin: 8px 0;
  list-style: none;
  & > li {
    max-width: 100%;
  }
  & button {
    max-width: 100%;
  }
`

/** Of a name that is too long the end is cut; how large the file is stays in sight. */
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

const Size = styled.span`
  flex: none;
`

/** The files that came with an email: each can be saved, none is opened. Nothing where there are none. */
export function EmailFiles({ files }: { readonly files: readonly EmailAttachment[] }) {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<string>()
  if (files.length === 0) return null
  return (
    <List aria-label="Attachments">
      {files.map((file) => (
        <li key={file.emailAttachmentId}>
          <Button
            size="small"
            icon={<Paperclip aria-hidden="true" />}
            isLoading={busyWith === file.emailAttachmentId}
            onPress={() => run(file.emailAttachmentId, () => dispatch(fetchEmailFile(file)))}
          >
            <Name>{`${file.name},`}</Name>
            <Size>{` ${fileSizeText(file.size)}`}</Size>
          </Button>
        </li>
      ))}
    </List>
  )
}
