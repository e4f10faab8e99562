import { generalAccess } from '@retain/domain/session/user/permissions'
import { id, record } from './kernel/codecs'
import { attachedFile } from './kernel/attachedFile'
import { endpoint } from './kernel/endpoint'

/** A file that came with an email, to be saved. Its name stands in `Content-Disposition`. */
export const getEmailAttachment = endpoint({
  name: 'getEmailAttachment',
  base: 'opportunity',
  method: 'GET',
  path: '/email/attachment/{emailAttachmentId}',
  params: record({ emailAttachmentId: id }),
  output: attachedFile,
  access: { anyOf: [generalAccess] },
  scope: { emailAttachment: ({ params }) => params.emailAttachmentId },
  answers: 'file',
  handlesNotFound: true,
  rows: [],
})
