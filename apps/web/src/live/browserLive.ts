import { after, type MakeSocket } from '@retain/api-client/live/socket'
import type { LiveServices } from './liveServices'

const makeSocket: MakeSocket = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url)
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onMessage(data)
  socket.onclose = ({ code }) => onClose(code)
  return socket
}

/** The sockets and the clock of the browser; no sockets where it has none (S-343). */
export const browserLive: Omit<LiveServices, 'listeners'> = {
  makeSocket: 'WebSocket' in window ? makeSocket : null,
  after,
}
