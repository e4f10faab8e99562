// All that runs in the hidden frame of a silent sign-in: it sends its address to the app that made the frame, on the
// same host, in the form that oidc-client-ts listens for. The library itself would be sixty times as much.
const message = { source: 'oidc-client', url: window.location.href, keepOpen: false }
window.parent.postMessage(message, window.location.origin)
