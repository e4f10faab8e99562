import { brandMark, escapeHtml, pageFrame } from '../core/pages/pageFrame'
import { demoPeople, type DemoPerson } from './demoPeople'
import { pageFiles } from './pageFiles'

/** Sends the one form of a page as soon as it is there; a person without scripts presses its button. */
export const submitScript = 'document.forms[0].submit()\n'

const page = (title: string, body: string, head = ''): string =>
  pageFrame(title, `<link rel="stylesheet" href="${pageFiles.style}">\n${head}`, body)

/** The page on which a person of the demo is chosen. One form, one button for each: it works by keyboard and without scripts. */
export const signInPage = (uid: string): string =>
  page(
    'Sign in',
    `<form class="sheet" method="post" action="/oidc/interaction/${encodeURIComponent(uid)}">
${brandMark}
<div><h1>Sign in</h1><p class="quiet">Demo identity server. Choose a person to continue to Retain.</p></div>
<div class="people">${demoPeople.map(personCard).join('')}</div>
<p class="foot">Each person carries the roles and stores of that job.</p>
</form>`,
  )

const personCard = ({ userName, givenName, familyName, job }: DemoPerson): string =>
  `<button class="person" name="person" value="${escapeHtml(userName)}">` +
  `<span class="initials" aria-hidden="true">${escapeHtml(givenName.charAt(0) + familyName.charAt(0))}</span>` +
  `<span><b>${escapeHtml(`${givenName} ${familyName}`)}</b><small>${escapeHtml(job)}</small></span></button>`

const warning =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"/></svg>'

/** What is shown when the identity server cannot go on; the way out leads back to the app, which starts a new sign-in. */
export const errorPage = (sentence: string, appAddress: string): string =>
  page(
    'Sign-in failed',
    `<div class="message"><span class="sign">${warning}</span>
<h1>Sign-in failed</h1><p class="quiet" role="alert">${escapeHtml(sentence)}</p>
<a class="action" href="${escapeHtml(appAddress)}">Back to Retain</a></div>`,
  )

/** Signing out needs no question: the page sends the provider's own form at once. */
export const signOutPage = (form: string): string =>
  page(
    'Signing out',
    `<div class="message">${brandMark}<h1>Signing out</h1>${form}
<noscript><button class="action" form="op.logoutForm" name="logout" value="yes">Sign out</button></noscript></div>`,
    `<script src="${pageFiles.submit}" defer></script>\n`,
  )
