import { compile } from 'html-to-text'
import type { SendMailOptions } from 'nodemailer'
import { unsubscribeText } from '@retain/domain/activity/email/emailFoot'
import { escapeHtml } from '@retain/domain/text/html/escapeHtml'

/** An email as it is known before it is written for the wire. */
export interface EmailParts {
  /** The same in every attempt, so that a mail server can know a repeated one. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  /** Cleaned HTML, the disclaimer included. */
  readonly body: string
  /** The store with its postal address. */
  readonly sender: string
  /** The page on which its reader can unsubscribe, and where a mail program posts to. */
  readonly unsubscribeUrl: string
  /** Where its answer and the reports of mail servers go to; `null` where no email comes in: to its sender. */
  readonly returns: { readonly replyTo: string; readonly bounceTo: string } | null
  /** The picture by which its opening is known. */
  readonly pictureUrl: string
}

/** Compiled once: that takes longer than it then takes to convert an email. */
const textOf = compile({ wordwrap: 78 })

/** Mail programs know no style sheets: without these they show their own serif type. */
const textStyle = 'font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:1.5;color:#1c2230'
const quietStyle =
  'margin-top:24px;padding-top:12px;border-top:1px solid #d8dce4;font-size:12px;color:#5b6475'

/** An email of one recipient as nodemailer takes it: HTML and the same as text, and one click that ends it (RFC 8058). */
export function composeEmail({
  body,
  unsubscribeUrl,
  pictureUrl,
  sender,
  returns,
  ...email
}: EmailParts): SendMailOptions {
  const foot = `<p style="${quietStyle}">${escapeHtml(sender)}<br><a href="${escapeHtml(unsubscribeUrl)}">${unsubscribeText}</a></p>`
  const picture = `<img src="${escapeHtml(pictureUrl)}" width="1" height="1" alt="" style="display:block;border:0">`
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body style="${textStyle}">${body}${foot}${picture}</body></html>`
  return {
    messageId: email.messageId,
    from: email.from,
    to: { name: '', address: email.to },
    ...(returns === null
      ? {}
      : {
          replyTo: { name: email.from.name, address: returns.replyTo },
          envelope: { from: returns.bounceTo, to: email.to },
        }),
    subject: email.subject,
    html,
    text: textOf(`${body}${foot}`),
    list: { unsubscribe: unsubscribeUrl },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
