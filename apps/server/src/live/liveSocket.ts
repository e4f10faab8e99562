import { WebSocket, WebSocketServer, type Server, type ServerOptions } from 'ws'
import { largestFrame } from '@retain/domain/live/limits'
import { closeReasons } from './closeReasons'

/** What `ws` says of a frame that is larger than allowed. */
const messageTooBig = 1009

/** What `ws` says of bytes that are no frame, and of text that is no UTF-8. */
const protocolErrors: ReadonlySet<unknown> = new Set([1002, 1003, 1007])

/**
 * A socket whose limits are answered as agreed: `ws` ends a connection that breaks them with codes of its own, which
 * clients take for accidents and reconnect after; ours say that the frame was refused.
 */
class LiveSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    const refusal =
      code === messageTooBig
        ? closeReasons.tooLarge
        : protocolErrors.has(code)
          ? closeReasons.malformed
          : null
    if (refusal === null) super.close(code, reason)
    else super.close(refusal.code, refusal.reason)
  }
}

/** Makes what turns HTTP connections into sockets. Nothing is compressed: messages are small, and each socket would need buffers of its own. */
export function makeSocketServer(): Server<typeof LiveSocket> {
  // `closeTimeout` is missing from the types: milliseconds that a peer has to answer a close, before the line is cut.
  const options: ServerOptions<typeof LiveSocket> & { readonly closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largestFrame,
    closeTimeout: 5_000,
    WebSocket: LiveSocket,
  }
  return new WebSocketServer(options)
}
