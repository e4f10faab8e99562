/** Where the pages find their style, their font and their one script, below the place where the identity server is mounted. */
export const pageFiles = {
  style: '/oidc/files/page.css',
  font: '/oidc/files/inter.woff2',
  submit: '/oidc/files/submit.js',
} as const
