import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The answer that a connection of an HTTP server is waiting for or being sent, until its last byte has left us. Node
 * keeps it on the socket, decides by it itself which connections are idle, and tells nobody.
 */
export const answerUnderWay = (
  socket: Socket & { readonly _httpMessage?: ServerResponse | null },
): ServerResponse | null => socket._httpMessage ?? null
