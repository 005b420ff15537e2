import type { Socket } from 'node:net'
import { badRequest, type RequestRefused } from '../vocabulary/request-refused.ts'
import { answerUnderWay } from './answer-under-way.ts'
import { requestTimeout } from './bodies/refusals.ts'
import { hangUp } from './hang-up.ts'
import { type ProblemSource, problemText } from './raw-problem.ts'

/** Answers what is no HTTP request, so that no route, no hook and no request object ever see it, and hangs up. */
export const answerClientError =
  (source: ProblemSource) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
    // Who has said nothing expects nothing; a client that waits with an open connection would take it for an answer.
    if (!socket.writable || socket.bytesRead === 0 || owesAnAnswer(socket)) return void socket.destroy()
    socket.write(problemText(refusalOf(error.code), source))
    hangUp(socket)
  }

/** Whether a whole request came before on the connection: ours would be read as its answer. */
function owesAnAnswer(socket: Socket): boolean {
  const underWay = answerUnderWay(socket)
  return underWay ? underWay.headersSent || underWay.req.complete : false
}

function refusalOf(code: string | undefined): RequestRefused {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  const message = code === 'HPE_HEADER_OVERFLOW' ? 'the headers are too large' : 'this is not an HTTP request'
  return badRequest([{ pointer: '', message }])
}
