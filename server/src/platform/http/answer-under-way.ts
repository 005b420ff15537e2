import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The answer that a connection of an HTTP server waits for or is being sent, until its last byte is written. Node keeps it
 * on the socket without documenting it, and uses it to tell which connections are idle.
 */
export const answerUnderWay = (
  socket: Socket & { readonly _httpMessage?: ServerResponse | null },
): ServerResponse | null => socket._httpMessage ?? null
