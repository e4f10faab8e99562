import { after, type MakeSocket } from '@retain/api-client/live/socket'
import type { LiveSurroundings } from '../app/surroundings'

const makeSocket: MakeSocket = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url)
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onMessage(data)
  socket.onclose = ({ code }) => onClose(code)
  return socket
}

/** The sockets and the clock of the browser; no sockets where it has none (S-343). */
export const browserLive: LiveSurroundings = {
  makeSocket: 'WebSocket' in window ? makeSocket : null,
  after,
}
